import { element, setAttribute } from "matryoshka/elements";
import { flag, stroke, usage } from "matryoshka/input/hid";

// Text for the app's first responder: from keys, screen keyboards, dictation and input methods.
//
// The browser only types into a field. While the app wants text, the focus is in a field of the page that nobody sees:
// the one that lies over the app's own as its accessibility element, or else one at the caret. It takes the browser's
// events and stays as it is; the app alone knows what its field holds.

const inputModes = {
  numberPad: "numeric", asciiCapableNumberPad: "numeric", decimalPad: "decimal", phonePad: "tel", namePhonePad: "tel",
  emailAddress: "email", URL: "url", webSearch: "search", twitter: "text",
};

/// What a screen keyboard wants besides characters, as the key that does it: only the app knows where a word begins.
const strokes = {
  deleteWordBackward: [usage.backspace, flag.alternate],
  deleteSoftLineBackward: [usage.backspace, flag.command],
  deleteHardLineBackward: [usage.backspace, flag.command],
  deleteContentForward: [usage.deleteForward],
  deleteWordForward: [usage.deleteForward, flag.alternate],
  deleteSoftLineForward: [usage.deleteForward, flag.command],
  deleteHardLineForward: [usage.deleteForward, flag.command],
  historyUndo: [usage.z, flag.command, "z"],
  historyRedo: [usage.z, flag.command | flag.shift, "z"],
};

export class TextEntry {
  /// Where keys go while no element over the phone has the focus.
  field = element("textarea", {
    class: "text-entry", autocomplete: "off", autocorrect: "off", autocapitalize: "none", spellcheck: "false",
    inputmode: "none", rows: "1",
  });
  #channel;
  #model;
  #isComposing = false;

  constructor(channel, phone, model) {
    this.#channel = channel;
    this.#model = model;
    phone.screen.insertBefore(this.field, phone.cover);
    const target = phone.element;
    target.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    target.addEventListener("compositionstart", () => { this.#isComposing = true; });
    target.addEventListener("compositionupdate", (event) => this.#compose(event.data));
    target.addEventListener("compositionend", (event) => this.#settle(event));
    model.onChange(() => this.#place());
    // Who comes with Tab has to see that the phone has the keys now; who has clicked it knows.
    let cameByTab = false;
    addEventListener("keydown", ({ key }) => { cameByTab = key === "Tab"; }, true);
    addEventListener("pointerdown", () => { cameByTab = false; }, true);
    target.addEventListener("focusin", () => target.classList.toggle("by-tab", cameByTab));
  }

  get isActive() {
    return this.#model.textInput.isActive;
  }

  /// Whether an input method is at work in a field, which must then be left alone.
  get isComposing() {
    return this.#isComposing;
  }

  #place() {
    const { isActive, caret, keyboard, isSecure, isMultiline } = this.#model.textInput;
    setAttribute(this.field, "inputmode", isActive ? inputModes[keyboard] ?? "text" : "none");
    setAttribute(this.field, "enterkeyhint", isMultiline ? "enter" : "done");
    setAttribute(this.field, "aria-label", `Keys for ${this.#model.name}`);
    this.field.classList.toggle("secure", isSecure);
    const style = this.field.style;
    // Over the caret, since input methods show their candidates there.
    style.left = `${caret?.x ?? 0}px`;
    style.top = `${caret?.y ?? 0}px`;
    style.height = `${caret?.height ?? 20}px`;
    if (!isActive && !this.#isComposing) this.field.value = "";
  }

  #beforeInput(event) {
    // The browser composes in the field itself.
    if (event.inputType === "insertCompositionText" || event.inputType === "deleteCompositionText") return;
    event.preventDefault();
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    const field = event.target;
    if (this.#isWhollySelected(field)) {
      return this.#replaceWhole(field, event.inputType.startsWith("insert") ? text : "");
    }
    switch (event.inputType) {
      case "insertText": case "insertReplacementText": case "insertFromDrop": case "insertFromYank":
        return this.#insert(text);
      case "insertLineBreak": case "insertParagraph": return this.#insert("\n");
      // Screen keyboards say so without a key; a hardware key was sent as one and its default prevented.
      case "deleteContentBackward": return this.#channel.send("text", { text: "", deleting: 1 });
      default: return this.#strike(strokes[event.inputType]);
    }
  }

  #strike(key) {
    if (key) stroke(...key).forEach((each) => this.#channel.send("key", each));
  }

  #insert(text) {
    if (text) this.#channel.send("text", { text, deleting: 0 });
  }

  // A test or an assistant that fills a field selects all of it and types: what it selects, the app has not selected.
  #isWhollySelected(field) {
    return field.dataset?.element !== undefined && field.value !== "" &&
      field.selectionStart === 0 && field.selectionEnd === field.value.length;
  }

  #replaceWhole(field, value) {
    this.#channel.send("perform", { element: Number(field.dataset.element), kind: "setValue", value });
  }

  #compose(text) {
    if (!this.isActive) return;
    // The browser does not say what of it is selected; the caret is at its end.
    this.#channel.send("compose", { text, selectionStart: text.length, selectionLength: 0 });
  }

  #settle(event) {
    this.#isComposing = false;
    if (event.data) this.#insert(event.data);
    else this.#compose("");
    event.target.value = event.target.dataset.value ?? "";
  }
}
