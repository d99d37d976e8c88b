// What screen readers say of the app's state, which others see.

export class Announcer {
  #root;
  #said = new Map();

  constructor(root, channel, model) {
    this.#root = root;
    channel.on("accessibility", ({ announcement }) => announcement && this.say(announcement));
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
    // The same words twice are said twice, which they are not without a change.
    this.#root.textContent = this.#root.textContent === text ? `${text}\u00a0` : text;
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
