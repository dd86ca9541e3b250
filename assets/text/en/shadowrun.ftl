# Munchkin Shadowrun: every sentence that speaks in the terms of its rules. Nothing else does, so that whoever has other
# words for them has one file to change.

game-shadowrun = Shadowrun
game-shadowrun-means = Doors again, with chrome. No Classes: Powers, as many as your Level can carry.

# House rules of its own.
rule-powers-any-turn = Powers can be played in anybody's turn
    .is-no = no, in your own
    .is-yes = yes
rule-same-power-twice = The same Power can be had twice
    .is-no = no
    .is-yes = yes
rule-surged-is-human = SURGEd with a single Race is human enough for what only humans use
    .is-no = no
    .is-yes = yes
rule-joint-win = Fighter and Elf helper reach the last Level together
    .is-any = both win
    .is-none = the fighter wins
rule-vehicle-sideways = A Vehicle turned sideways still gets you away
    .is-no = no, park it properly
    .is-yes = yes
rule-listen-phase = Listen at the door: a face-down Door card before you open one
    .is-no = no
    .is-yes = yes
rule-loot-treasure = Looting the room brings
    .is-no = a Door card
    .is-yes = a Treasure
rule-shared-victory = Whoever helped with the winning fight wins too
    .is-no = no
    .is-yes = yes
