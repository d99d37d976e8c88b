import { flag, stroke, usage } from "matryoshka/input/hid";
import { Keycaps } from "matryoshka/input/keycaps";

// Keys of a hardware keyboard, while the phone has the focus.

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/// Caret keys, and those that delete: what Control makes to go by words elsewhere than on a Mac.
const wordwise = new Set([usage.backspace, usage.deleteForward, usage.left, usage.right]);

/// What the browser keeps: reloading, full screen, its tools and zoom.
const browserCodes = new Set(["F5", "F11", "F12"]);

export class Keyboard {
  #channel;
  #phone;
  #textEntry;
  #keycaps = new Keycaps();
  #down = new Map();
  #rightControl = false;

  /// - textEntry: takes what keys type while the app has a first responder for text.
  constructor(channel, phone, textEntry) {
    this.#channel = channel;
    this.#phone = phone;
    this.#textEntry = textEntry;
    phone.element.addEventListener("keydown", (event) => this.#press(event));
    phone.element.addEventListener("keyup", (event) => this.#release(event));
    phone.element.addEventListener("focusout", (event) => {
      if (!phone.element.contains(event.relatedTarget)) this.#cancel();
    });
    addEventListener("blur", () => this.#cancel());
  }

  /// Presses and releases a key with command held, for what did not come from a key.
  command(keyUsage, characters) {
    stroke(keyUsage, flag.command, characters).forEach((key) => this.#send(key));
  }

  #press(event) {
    if (event.defaultPrevented) return;
    if (event.code === "ControlRight") this.#rightControl = true;
    // An input method has it, or it is a key of a screen keyboard, which has no code: text comes by itself.
    if (event.isComposing || event.keyCode === 229 || !event.code) return;
    if (isBrowsers(event) || isPages(event)) return;
    const key = usage.keyOf(event.code);
    if (key === undefined) return;
    const modifiers = this.#modifiers(event, key);
    const isCommand = (modifiers & (flag.command | flag.control)) !== 0;
    const types = event.key.length === 1 || event.key === "Dead";
    // What the browser is to type into the hidden field must reach it; a dead key begins a composition there.
    const isTypedApart = this.#textEntry.isActive && types && !isCommand;
    // The text to paste comes with an event of its own, which only the default action sends.
    const isPaste = isCommand && key === usage.v && (modifiers & ~flag.alphaShift) === flag.command;
    if (!isTypedApart) {
      if (!isPaste) event.preventDefault();
      else return;
    }
    this.#down.set(event.code, { key, isTypedApart });
    this.#send({ phase: "down", usage: key, ...this.#characters(event, types), modifiers, isRepeat: event.repeat,
      isTypedApart });
  }

  #release(event) {
    if (event.code === "ControlRight") this.#rightControl = false;
    const held = this.#down.get(event.code);
    if (!held) return;
    this.#down.delete(event.code);
    this.#send({ phase: "up", usage: held.key, ...this.#characters(event, event.key.length === 1),
      modifiers: this.#modifiers(event, held.key), isRepeat: false, isTypedApart: held.isTypedApart });
    // macOS keeps the release of other keys to itself while command is held.
    if (event.key === "Meta") this.#cancel();
  }

  // Keys are not to stay down for the app when their release goes elsewhere.
  #cancel() {
    for (const { key } of this.#down.values()) {
      this.#send({ phase: "cancelled", usage: key, characters: "", charactersIgnoringModifiers: "", modifiers: 0,
        isRepeat: false, isTypedApart: false });
    }
    this.#down.clear();
    this.#rightControl = false;
  }

  // Elsewhere than on a Mac, Control does what command does there, as people's fingers know it, or with the keys that
  // go by words, what option does there; the right one is control.
  #modifiers(event, key) {
    const control = event.ctrlKey && !isAltGraph(event);
    const isControl = isMac ? control : control && this.#rightControl;
    let flags = 0;
    if (event.getModifierState("CapsLock")) flags |= flag.alphaShift;
    if (event.shiftKey) flags |= flag.shift;
    if (isControl) flags |= flag.control;
    if (event.altKey && !isAltGraph(event)) flags |= flag.alternate;
    if (event.metaKey) flags |= flag.command;
    if (control && !isControl) flags |= wordwise.has(key) ? flag.alternate : flag.command;
    if (event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD) flags |= flag.numericPad;
    return flags;
  }

  #characters(event, types) {
    if (!types || event.key === "Dead") return { characters: "", charactersIgnoringModifiers: "" };
    return { characters: event.key, charactersIgnoringModifiers: this.#keycaps.plain(event) };
  }

  #send(key) {
    this.#channel.send("key", key);
  }
}

// Windows reports the key that types third characters as Control and Alt together.
function isAltGraph(event) {
  return event.getModifierState("AltGraph");
}

/// Whether a key with Control and Alt is one of the page's own shortcuts.
export function isPages(event) {
  // Tab walks through the elements over the phone and out of it: a phone that kept it would be a trap.
  if (event.code === "Tab") return true;
  return event.ctrlKey && event.altKey && !isAltGraph(event);
}

function isBrowsers(event) {
  if (browserCodes.has(event.code)) return true;
  const isTools = (event.ctrlKey || event.metaKey) && event.shiftKey && ["KeyI", "KeyJ", "KeyR"].includes(event.code);
  return isTools;
}
