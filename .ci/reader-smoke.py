#!/usr/bin/python3
"""What .ci/reader-smoke asks over the bus: python3 reader-smoke.py FILE FOR WHAT WAS READ"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

CONTROLS = {
    Atspi.Role.PUSH_BUTTON,
    Atspi.Role.TOGGLE_BUTTON,
    Atspi.Role.SPIN_BUTTON,
    Atspi.Role.ENTRY,
    Atspi.Role.CANVAS,
}
heard = []


def within(seconds, what, ask):
    """Asks again and again until there is an answer."""
    until = time.time() + seconds
    while time.time() < until:
        try:
            answer = ask()
        except gi.repository.GLib.Error:
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    print("\n".join(heard[-60:]), file=sys.stderr)
    sys.exit(f"reader-smoke: {what}: waited {seconds} s in vain")


def app():
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(at)
        if child and child.get_name().lower() == "standie":
            return child
    return None


def all_of(node):
    """It and all in it, as they are now: nothing is remembered."""
    node.clear_cache()
    yield node
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child:
            yield from all_of(child)


def screen(title):
    """Reads a whole screen, and holds that each control can be told from others."""
    controls = 0
    heard.append(f"== {title}")
    for node in all_of(app()):
        states = node.get_state_set()
        said = [node.get_role_name(), node.get_name()]
        if node.get_role() in CONTROLS:
            controls += 1
            if not any(letter.isalnum() for letter in node.get_name()):
                sys.exit(f"reader-smoke: {title}: a {node.get_role_name()} without a name")
            if not states.contains(Atspi.StateType.VISIBLE):
                sys.exit(f"reader-smoke: {title}: {node.get_name()} has no state")
            said += [word for word, state in (
                ("on", Atspi.StateType.ENABLED), ("focusable", Atspi.StateType.FOCUSABLE),
                ("focused", Atspi.StateType.FOCUSED), ("pressed", Atspi.StateType.PRESSED),
                ("checked", Atspi.StateType.CHECKED),
            ) if states.contains(state)]
        heard.append("  " + " | ".join(said))
    if controls == 0:
        sys.exit(f"reader-smoke: {title}: nothing to press")
    return controls


def named(*names):
    def found():
        for node in all_of(app()):
            if node.get_role() in CONTROLS and node.get_name() in names:
                return node
        return None
    return found


def presses(*names):
    within(15, " or ".join(names), named(*names)).do_action(0)


def level(seat):
    """The Level of the first seat, as a number that can be set."""
    numbers = [node for node in all_of(app()) if node.get_role() == Atspi.Role.SPIN_BUTTON and node.get_name() == "Level"]
    return numbers[seat] if len(numbers) > seat else None


within(60, "the application", app)
within(30, "its first screen", lambda: named("New table", "New game at the table", "Settings")())
print("home:", screen("home"), "controls")
presses("Settings")
within(15, "the settings", named("Back"))
print("settings:", screen("settings"), "controls")
presses("Back")
within(15, "home again", named("Settings"))
presses("New table")
within(15, "setting up", named("Back"))
print("set-up:", screen("set-up"), "controls")
for step in sys.argv[2:]:
    presses(step)
    time.sleep(1)
    screen(step)
with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write("\n".join(heard) + "\n")
print("reader-smoke: passed")
