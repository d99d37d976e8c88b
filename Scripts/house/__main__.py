"""Measures the house: how its sources are laid out, named and documented.

    python3 Scripts/house [FOLDER]               the table of figures, of this checkout or of another one
    python3 Scripts/house --offences [FOLDER]    what the ratchets count, as JSON, with where each is
    python3 Scripts/house --lower                writes the figures that have fallen into Documentation/Ratchets.tsv
    python3 Scripts/house --order [FOLDER]       the order of rooms with the fewest uses upward

Python 3 and nothing else. A use is one file of a room that names one type which another room defines. It is upward
where that other room stands later in the table of Documentation/House.md, low to high. Without such a table, the best
order that is found counts.
"""

import json
import os
import sys

sys.dont_write_bytecode = True

import figures  # noqa: E402
import ratchets  # noqa: E402
import report  # noqa: E402

FLAGS = ("--offences", "--lower", "--order")


def main(arguments):
    flags = [argument for argument in arguments if argument.startswith("-")]
    folders = [argument for argument in arguments if not argument.startswith("-")]
    if len(flags) > 1 or len(folders) > 1 or any(flag not in FLAGS for flag in flags):
        sys.exit(__doc__)
    own = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    folder = folders[0] if folders else own
    if not os.path.isdir(os.path.join(folder, "Sources")):
        sys.exit(f"{folder}: there is no folder Sources")
    house = figures.House(folder)
    if flags == ["--offences"]:
        print(json.dumps({"order": house.order, "rooms": house.rooms.names, "offences": house.offences()}, indent=1))
    elif flags == ["--order"]:
        print("\n".join(house.rooms.best_order()))
    elif flags == ["--lower"]:
        risen = ratchets.lower(folder, house.offences())
        for key, count in sorted(risen.items()):
            print(f"{key}: {count} is more than there may be", file=sys.stderr)
        sys.exit(1 if risen else 0)
    else:
        print(report.table(house))


main(sys.argv[1:])
