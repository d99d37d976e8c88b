import { h, icon, iconButton, oncePerFrame, show } from "matryoshka/inspector/elements";
import { callText, familyOf, objectText, shortText } from "matryoshka/inspector/callbacks";

const speeds = [[1, "1×"], [0.5, "½"], [0.25, "¼"], [0.1, "⅒"]];

/// The media clock: to stop it, to go on by frames, to slow it down; and what happened in the last step.
export class StepsBar {
  constructor({ model, selection, channel }) {
    Object.assign(this, { model, selection, channel });
    this.play = h("button", { type: "button", class: "play-button", onclick: () => this.toggle() });
    this.one = iconButton("step", "Step one frame", () => this.step(1));
    this.ten = iconButton("steps", "Step ten frames", () => this.step(10));
    this.speeds = h("div", { class: "segments", role: "group", "aria-label": "Speed of the clock" },
      speeds.map(([value, text]) =>
      h("button", { type: "button", "data-speed": value, title: `${value === 1 ? "Full" : text} speed`,
        onclick: () => channel.send("setClock", { speed: value }) }, text)));
    this.time = h("output", { class: "clock-time", "aria-label": "Media clock" });
    this.frame = h("span", { class: "clock-frame" });
    this.element = h("div", { class: "steps buttons-row", role: "group", "aria-label": "Media clock" }, this.play,
      this.one, this.ten,
      this.speeds, h("div", { class: "clock" }, this.time, this.frame));
    this.happened = h("div", { class: "step-events", "aria-live": "polite", hidden: true });
    this.draw = oncePerFrame(() => this.drawNow());
    for (const part of ["clock", "trace", "time", "reset"]) model.on(part, this.draw);
    this.draw();
  }

  toggle() {
    this.channel.send("setClock", { isPaused: !this.model.clock.isPaused });
  }

  step(frames) {
    const { model } = this;
    if (!model.clock.isPaused) this.channel.send("setClock", { isPaused: true });
    model.stepStart = model.events.length;
    this.steps = frames;
    this.channel.send("step", { frames });
    model.changed("clock");
  }

  drawNow() {
    const { model } = this;
    const { clock: { isPaused, speed }, time } = model;
    this.element.classList.toggle("paused", isPaused);
    const label = isPaused ? "Play" : "Pause";
    if (this.label !== label) {
      show(this.play, icon(isPaused ? "play" : "pause"), h("span", {}, label));
      this.play.title = isPaused ? "Let the media clock go on" : "Stop the media clock, to step frame by frame";
      this.label = label;
    }
    for (const button of this.speeds.children) button.setAttribute("aria-pressed",
      Math.abs(Number(button.dataset.speed) - speed) < 1e-6);
    this.time.textContent = `${time.toFixed(3)} s`;
    // An app that has nothing to draw says nothing of its clock either.
    this.frame.textContent = isPaused ? "paused" : "last frame";
    this.drawHappened();
  }

  drawHappened() {
    const { model } = this;
    const { isPaused } = model.clock;
    this.happened.hidden = !isPaused;
    if (!isPaused) return;
    const fresh = model.events.slice(model.stepStart);
    const what = !this.steps ? "Since the pause" : this.steps === 1 ? "This frame" : `These ${this.steps} frames`;
    // Layout comes in nearly every frame of an animation; the callbacks that say more stand first.
    const rows = fresh.slice(-60).map((event, at) => ({ event, index: model.events.length - Math.min(60,
      fresh.length) + at }));
    show(this.happened, h("b", {}, `${what}:`), rows.length ? rows.map(({ event, index }) => h("button",
      { type: "button",
      class: "step-event", "data-family": familyOf(event), title: `${objectText(event)} ${callText(event)}`,
      onclick: () => this.selection.selectEvent(index, "keys") }, h("i", { "aria-hidden": "true" }),
    h("span", { class: "who" }, event.title || event.class), shortText(event)))
      : h("span", { class: "nothing" }, "no callbacks. Views may still have moved."));
    this.happened.scrollLeft = this.happened.scrollWidth;
  }
}
