"""Names in Documentation/House.md that lead nowhere."""

import os
import re

QUOTED = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"^[A-Z]\w+(?:\.\w+)*(?:\([\w:]*\))?$")
FILE = re.compile(r"^[A-Za-z_][\w+-]*\.(?:swift|js|md|tsv|json|sh)$")
PART = re.compile(r"^\w+\+\w+$")
# Names that stand for others.
EXAMPLES = {"Metrics", "Sources/Kit", "Sources/KitEngine"}
PLACES = ["Sources", "Companions", "Documentation", "Scripts", "Tests"]
STARTS = ["", "Sources", "Sources/UIKit", "Sources/Displays", "Sources/Displays/Browser/Page"]
# What the page's import map puts before its modules.
IMPORTED = "matryoshka/"


def unknown_names(folder, words):
    """The quoted names that are no word of the code, no file and no folder."""
    path = os.path.join(folder, "Documentation", "House.md")
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        quoted = sorted(set(QUOTED.findall(file.read())))
    files = {name for place in PLACES for name in below(folder, place)}
    return [name for name in quoted if not is_known(name, folder, words, files)]


def below(folder, place):
    for _, folders, files in os.walk(os.path.join(folder, place)):
        yield from folders
        yield from files


def is_known(name, folder, words, files):
    if name in EXAMPLES or "…" in name or " " in name:
        return True
    if FILE.match(name):
        return name in files
    if PART.match(name):
        return name + ".swift" in files
    if name.startswith(IMPORTED):
        name = name[len(IMPORTED) :] + ".js"
    if "/" in name and re.match(r"^[A-Za-z][\w/.+-]+$", name):
        return any(os.path.exists(os.path.join(folder, start, name)) for start in STARTS)
    if os.path.exists(os.path.join(folder, name)):
        return True
    if NAME.match(name):
        parts = re.findall(r"\w+", name)
        return all(part in words or part in files or part + ".swift" in files for part in parts)
    return True
