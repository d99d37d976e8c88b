import { element } from "matryoshka/elements";

// Places in the app's source, as compilers and backtraces name them.

/// `MenuController.swift:12:5`, with the folders in a title.
export function placeOf({ file, line, column }) {
  if (!file) return null;
  const name = file.split("/").pop();
  const place = [name, line, column].filter((part) => part !== undefined && part !== null).join(":");
  return element("span", { class: "place", title: file }, place);
}

/// The lines around an error with their numbers, the place marked.
export function excerptOf({ excerpt, excerptStart, line, column }) {
  if (!excerpt?.length || !excerptStart) return null;
  const indent = Math.min(...excerpt.filter((text) => text.trim()).map((text) => text.search(/\S/)), 40);
  const lines = excerpt.map((text, offset) => {
    const number = excerptStart + offset;
    const isPlace = number === line;
    return element("div", { class: isPlace ? "code-line marked" : "code-line" },
      element("span", { class: "code-number" }, String(number)),
      element("span", { class: "code-text" },
        ...(isPlace && column ? marked(text, column, indent) : [text.slice(indent)])));
  });
  return element("div", { class: "excerpt", tabindex: "0", role: "group", "aria-label": "Source" }, lines);
}

// The word that begins at the column, or the one character there.
function marked(text, column, indent) {
  const start = Math.max(column - 1, indent);
  const word = /^[\p{L}\p{N}_]+|^./u.exec(text.slice(start))?.[0] ?? " ";
  return [text.slice(indent, start), element("mark", {}, word), text.slice(start + word.length)];
}
