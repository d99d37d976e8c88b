// What is printed on the keys of a keyboard: what each types without modifiers.

/// What Shift makes of the keys besides letters on a keyboard of the US, by KeyboardEvent.code.
const shifted = new Map(Object.entries({
  Backquote: "`~", Minus: "-_", Equal: "=+", BracketLeft: "[{", BracketRight: "]}", Backslash: "\\|",
  Semicolon: ";:", Quote: "'\"", Comma: ",<", Period: ".>", Slash: "/?",
}));

export class Keycaps {
  #keyboard;
  #layout = new Map();

  /// - keyboard: The browser's, which not every browser has.
  constructor(keyboard = navigator.keyboard) {
    this.#keyboard = keyboard;
    this.#read();
    // Another layout is chosen elsewhere than in the page.
    addEventListener("focus", () => this.#read());
  }

  #read() {
    this.#keyboard?.getLayoutMap?.().then((layout) => { this.#layout = layout; }, () => {});
  }

  /// What the key of an event types without modifiers.
  plain(event) {
    const typed = event.key.toLowerCase();
    const changesKeys = event.shiftKey || event.altKey || event.getModifierState("AltGraph");
    if (!changesKeys) return typed;
    return this.#layout.get(event.code) ?? guess(event, typed);
  }
}

function guess(event, typed) {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(event.code) ?? [];
  if (digit) return digit;
  const isLatin = /^[\x20-\x7e]$/.test(typed);
  // Option types other letters on a Mac; where the layout has moved the letters, the key knows best.
  if (letter) return event.altKey && !isLatin ? letter.toLowerCase() : typed;
  const [plain, upper] = shifted.get(event.code) ?? [];
  // A key that types something else is one of another layout.
  return plain && (typed === upper || (event.altKey && !isLatin)) ? plain : typed;
}
