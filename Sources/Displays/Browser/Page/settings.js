// What a person chose for the page itself, kept for the next visit where the browser keeps anything.

const prefix = "matryoshka.";

export function readSetting(name, otherwise) {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    // A browser may refuse storage, and what another version wrote may be no JSON.
    return otherwise;
  }
}

export function writeSetting(name, value) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // The choice then lasts as long as the page.
  }
}
