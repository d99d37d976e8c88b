"""Swift sources without their comments and texts, so that words in those count for nothing."""

import os
import re

TOKEN = re.compile(r'//[^\n]*|/\*|#*"""|#*"|[^/#"]+|.', re.S)


class Source:
    """One Swift file: its lines as they are, and its code with comments and the contents of strings left out.

    The code has as many lines as the file. What strings interpolate is code and stays.
    """

    def __init__(self, path, text):
        self.name = os.path.basename(path)[: -len(".swift")]
        self.lines = text.splitlines()
        self.code = code(text)
        self.code_lines = self.code.split("\n")


def code(text):
    out = []
    place = 0
    while place < len(text):
        token = TOKEN.match(text, place).group(0)
        place += len(token)
        if token.startswith("//"):
            continue
        if token == "/*":
            end = end_of_comment(text, place)
            out.append("\n" * text.count("\n", place, end))
            place = end
        elif token.endswith('"'):
            place = skip_string(text, place, token, out)
        else:
            out.append(token)
    return "".join(out)


def end_of_comment(text, place):
    depth = 1
    while depth and place < len(text):
        if text.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif text.startswith("*/", place):
            depth, place = depth - 1, place + 2
        else:
            place += 1
    return place


def skip_string(text, place, quote, out):
    """Writes an empty string and the code that the string interpolates."""
    sharps = quote.count("#")
    end = quote[sharps:] + "#" * sharps
    escape = "\\" + "#" * sharps
    out.append('""')
    while place < len(text) and not text.startswith(end, place):
        if text.startswith(escape, place):
            place += len(escape)
            if text.startswith("(", place):
                close = end_of_parentheses(text, place)
                out.append(" " + code(text[place:close]) + " ")
                place = close
            else:
                place += 1
            continue
        if text[place] == "\n":
            out.append("\n")
        place += 1
    return place + len(end)


def end_of_parentheses(text, place):
    depth = 0
    for index in range(place, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index + 1
    return len(text)


def read(folder):
    """All Swift files below a folder, by their paths in it."""
    found = {}
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".swift"):
                path = os.path.join(place, name)
                with open(path, encoding="utf-8") as file:
                    relative = os.path.relpath(path, folder)
                    found[relative] = Source(relative, file.read())
    return found
