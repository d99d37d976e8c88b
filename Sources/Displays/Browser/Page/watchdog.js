// Notices that an app does not answer any more: a loop without end, a wait on its main thread.

/// How long an app may be silent after the person did something, and then not answer a question, in ms.
const patience = 2000;

export class Watchdog {
  #channel;
  #model;
  #call;
  #timer = null;
  #isSilent = false;

  /// - call: Gets whether the app is silent, when that changes.
  constructor(channel, model, call) {
    this.#channel = channel;
    this.#model = model;
    this.#call = call;
    const answers = ["frame", "clock", "accessibility", "tree", "hitTest", "layers", "traces", "textInput"];
    for (const type of [...answers, "reset", "phase", "close"]) channel.on(type, () => this.#heard());
  }

  /// The person did something that goes to the app.
  didAct() {
    if (this.#timer !== null || this.#isSilent || this.#model.phase !== "running") return;
    this.#timer = setTimeout(() => this.#ask(), patience);
  }

  // A touch need not change anything; every app answers with how its clock goes.
  #ask() {
    this.#channel.send("setClock", {});
    this.#timer = setTimeout(() => {
      this.#isSilent = true;
      this.#call(true);
    }, patience);
  }

  #heard() {
    if (this.#timer === null && !this.#isSilent) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#call(false);
  }
}
