import { element } from "matryoshka/elements";
import { icon } from "matryoshka/controls/icons";

// Small things that float over the stage: that it builds, how a recording goes, a clock that stands, offers that pass.

const offerLasts = 12_000;

export class Pills {
  #top = element("div", { class: "pills top" });
  #bottom = element("div", { class: "pills bottom" });
  #model;
  #commands;

  constructor(root, channel, model, commands, recorder) {
    this.#model = model;
    this.#commands = commands;
    root.append(this.#top, this.#bottom);
    new MutationObserver(() => commands.stage.makeRoomBelow(this.#bottom.childElementCount > 0))
      .observe(this.#bottom, { childList: true });
    this.#keep(this.#top, "building", () => model.build.state === "building" && model.phase !== "waiting", () =>
      [element("span", { class: "spinner small" }), "Building"]);
    this.#keep(this.#top, "silent", () => model.phase === "running" && !model.isResponding, () =>
      [icon("hourglass"), `${model.name} does not respond`,
        this.#action("Start again", () => commands.get("restart").run())]);
    this.#keep(this.#bottom, "clock", () => model.clock.isPaused && model.phase === "running" && model.isConnected,
      () => this.#clock());
    this.#keepRecording(recorder);
    model.onChange(() => this.#setTime());
    channel.on("openURL", ({ url }) => this.#offerAddress(url));
  }

  /// Offers to copy what the browser did not let the page copy by itself.
  offerCopy(text) {
    this.#offer("copy", ["Copied in the app", this.#action("Copy it here", (pill) => {
      navigator.clipboard.writeText(text);
      pill.remove();
    })]);
  }

  #offerAddress(url) {
    const isOpenable = /^(https?|mailto|tel|sms):/i.test(url);
    const link = { href: url, target: "_blank", rel: "noopener noreferrer", class: "pill-action" };
    this.#offer("address", [`${this.#model.name} opens`, element("code", {}, url),
      isOpenable ? element("a", link, "Open") : null]);
  }

  #offer(name, contents) {
    this.#top.querySelector(`.${name}`)?.remove();
    const pill = element("div", { class: `pill ${name}`, role: "status" }, contents,
      element("button", { type: "button", class: "pill-close", "aria-label": "Close", onclick: () => pill.remove() },
        icon("close")));
    this.#top.append(pill);
    setTimeout(() => pill.remove(), offerLasts);
  }

  #keep(row, name, isWanted, contents) {
    let pill = null;
    this.#model.onChange(() => {
      if (isWanted() === (pill !== null)) return;
      pill?.remove();
      pill = isWanted() ? element("div", { class: `pill ${name}` }, contents()) : null;
      if (pill) row.append(pill);
    });
  }

  #clock() {
    const run = (name) => () => this.#commands.get(name).run();
    return [icon("pause"), element("span", { class: "time" }, timeText(this.#model.time)),
      this.#action("Next frame", run("step")), this.#action("Run", run("pause"))];
  }

  #setTime() {
    const label = this.#bottom.querySelector(".clock .time");
    if (label) label.textContent = timeText(this.#model.time);
  }

  #keepRecording(recorder) {
    let pill = null, timer = null;
    recorder.onChange(() => {
      clearInterval(timer);
      pill?.remove();
      pill = null;
      if (!recorder.isRecording) return;
      const time = element("span", { class: "time" }, "0:00");
      pill = element("div", { class: "pill recording" }, element("span", { class: "lamp" }), "Recording", time,
        this.#action("Stop", () => recorder.toggle()));
      timer = setInterval(() => { time.textContent = elapsedText(recorder.elapsed); }, 250);
      this.#bottom.append(pill);
    });
  }

  #action(title, run) {
    const made = element("button", {
      type: "button", class: "pill-action", onclick: () => run(made.closest(".pill")),
    }, title);
    return made;
  }
}

function timeText(time) {
  return `${time.toFixed(3)} s`;
}

function elapsedText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
