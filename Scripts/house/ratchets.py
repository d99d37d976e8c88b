"""Documentation/Ratchets.tsv: how many offences of each kind there may be, which may only become fewer."""

import os

HEAD = "# What may only fall; `make ratchets` writes what has fallen.\n"


def path(folder):
    return os.path.join(folder, "Documentation", "Ratchets.tsv")


def read(folder):
    if not os.path.exists(path(folder)):
        return {}
    with open(path(folder), encoding="utf-8") as file:
        lines = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    return {key: int(figure) for key, figure in (line.split("\t") for line in lines)}


def lower(folder, found, raises=False):
    """Writes the figures that have fallen, and gives those that have not but have risen."""
    allowed = read(folder)
    counts = {key: len(lines) for key, lines in found.items()}
    risen = {key: count for key, count in counts.items() if count > allowed.get(key, 0)}
    kept = counts if raises else {key: min(count, allowed.get(key, 0)) for key, count in counts.items()}
    with open(path(folder), "w", encoding="utf-8") as file:
        file.write(HEAD)
        for key, count in sorted(kept.items()):
            if count:
                file.write(f"{key}\t{count}\n")
    return {} if raises else risen
