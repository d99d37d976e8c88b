import { readSetting, writeSetting } from "matryoshka/settings";

// The place beside the phone where the inspector is, which is loaded when it is first wanted.

export class Side {
  #root;
  #divider;
  #context;
  #listeners = new Set();
  #isStarted = false;

  constructor(root, divider, context) {
    this.#root = root;
    this.#divider = divider;
    this.#context = context;
    if (readSetting("inspector", false) === true) this.toggle();
  }

  get isOpen() {
    return !this.#root.hidden;
  }

  onChange(call) {
    this.#listeners.add(call);
  }

  async toggle() {
    const opens = !this.isOpen;
    this.#root.hidden = this.#divider.hidden = !opens;
    writeSetting("inspector", opens);
    this.#listeners.forEach((call) => call());
    if (!opens || this.#isStarted) return;
    this.#isStarted = true;
    const { startInspector } = await import("matryoshka/inspector/inspector");
    startInspector({ root: this.#root, ...this.#context });
  }
}
