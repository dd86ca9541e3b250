"""Checks the rolls and draws of finished games by assets/FAIR.md alone.

    python3 fair.py GAME...

Says for each game how many rolls and draws it has, how many come out the same, and how many it cannot check, as JSON.
"""

import hashlib
import json
import sys

COLOURS = ["red", "yellow", "green", "blue", "orange", "purple"]
LINKS = ["door", "locked", "hidden", "wall"]


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Picks:
    def __init__(self, key, record):
        place = "step %d" % record["step"] if "step" in record else "record %d" % record["n"]
        self.at = "%s/%s/" % (key, place)
        self.made = 0

    def pick(self, out_of):
        number = int(sha256(self.at + str(self.made)), 16)
        self.made += 1
        return number % out_of


def key_of(secret, said):
    return sha256(secret + "\n" + "".join("%s %s\n" % (colour, word) for colour, word in said))


def comes_out(record, picks, fair_coin):
    """Whether the answer of a record is what its picks make of it."""
    answer, of = record["do"]["answer"], record["of"]
    if answer == "nothing":
        return of == []
    (what, value), = answer.items()
    if what in ("die", "ran"):
        return of == 6 and value["face"] == picks.pick(6) + 1
    if what == "number":
        return of in (6, 10) and value == picks.pick(of) + 1
    if what == "dice":
        return of == 6 and value == [picks.pick(6) + 1 for _ in value]
    if what == "throws":
        return of == 6 and all(face == picks.pick(6) + 1 for throw in value for face in throw["faces"])
    if what == "colour":
        return of == 6 and value == COLOURS[picks.pick(6)]
    if what == "cards":
        left = sorted(of)
        return value == sorted(left.pop(picks.pick(len(left))) for _ in value)
    if what == "monster":
        picked = of[picks.pick(len(of))]
        return picked in (value.get("card"), value.get("name"))
    if what == "tile":
        name, turned = of[picks.pick(len(of))], picks.pick(2)
        lies = "down" if turned == 1 and value.get("down") else "up"
        return value[lies]["name"] == name
    if what == "links":
        left = dict(of)
        for _, kind in value:
            place = picks.pick(sum(left.values()))
            for link in LINKS:
                if place < left[link]:
                    break
                place -= left[link]
            if fair_coin and picks.pick(2) == 0:
                link_is = "passage"
            else:
                link_is = link
                left[link] -= 1
            if kind != link_is:
                return False
        return True
    return False


def check(path):
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    header, records = lines[0], [line for line in lines[1:] if "n" in line]
    secrets = {sha256(secret): secret for record in records for secret in record.get("reveal", [])}
    if "seed" in header:
        key = str(header["seed"])
    else:
        secret = secrets.get(header.get("seal"))
        key = secret and key_of(secret, header.get("said", []))
    fair_coin = header["setup"].get("rulings", {}).get("link_face", "fair_coin") == "fair_coin"
    told = {"game": path, "rolls": 0, "same": 0, "unknown": 0, "other": []}
    for record in records:
        if "seal" in record:
            secret = secrets.get(record["seal"])
            key = secret and key_of(secret, [])
        if "said" in record and "seed" not in header:
            key = secret and key_of(secret, record["said"])
        if "of" not in record:
            continue
        if key is None:
            told["unknown"] += 1
            continue
        told["rolls"] += 1
        if comes_out(record, Picks(key, record), fair_coin):
            told["same"] += 1
        else:
            told["other"].append(record["n"])
    return told


for game in sys.argv[1:]:
    print(json.dumps(check(game)))
