// What screen readers say of the app's state, which others see.

export class Announcer {
  #root;
  #said = new Map();

  constructor(root, model) {
    this.#root = root;
    model.onChange(() => {
      this.#sayOnce("phase", phaseText(model));
      this.#sayOnce("silence", model.isResponding ? "" : `${model.name} does not respond.`);
      this.#sayOnce("build", buildText(model.build));
      this.#sayOnce("line", model.wasDisconnected ? "The connection is lost." : "");
      this.#sayOnce("activity", model.isInBackground ? `${model.name} is in the background.` : "");
      this.#sayOnce("clock", model.clock.isPaused ? "The clock is paused." : "");
    });
  }

  say(text) {
    this.#root.textContent = text;
  }

  #sayOnce(subject, text) {
    if ((this.#said.get(subject) ?? "") === text) return;
    this.#said.set(subject, text);
    if (text) this.say(text);
  }
}

function phaseText({ phase, name, end }) {
  if (phase === "running") return `${name} is running.`;
  if (phase === "ended") return `${name} has ended: ${end?.reason ?? ""}`;
  return "";
}

function buildText({ state, errors }) {
  if (state === "building") return "Building.";
  return state === "failed" ? `The build failed: ${errors[0]?.message ?? ""}` : "";
}
