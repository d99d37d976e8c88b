import { element } from "matryoshka/elements";
import { excerptOf, placeOf } from "matryoshka/controls/excerpt";
import { icon } from "matryoshka/controls/icons";

// What lies over the phone when something is wrong: the app's end, what a build says, a broken line.

/// Hangup, interrupt, kill and terminate come from outside; the others are the app's own doing.
const orderlySignals = new Set([1, 2, 9, 15]);

/// Shows one sheet at a time, the most urgent.
export class Overlays {
  #stage;
  #phone;
  #model;
  #channel;
  #dismissed = null;
  #shown = null;

  constructor(stage, channel, phone, model) {
    this.#stage = stage;
    this.#phone = phone;
    this.#model = model;
    this.#channel = channel;
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#shown?.element.contains(event.target)) this.#shown.dismiss?.();
    });
    model.onChange(() => this.#refresh());
  }

  #refresh() {
    const { subject, make } = this.#wanted();
    const isOff = this.#model.wasDisconnected || (this.#model.phase === "ended" && this.#model.isConnected);
    this.#phone.element.classList.toggle("off", isOff);
    if (this.#dismissed !== null && this.#dismissed !== subject) this.#dismissed = null;
    const isHidden = subject === null || this.#dismissed === subject;
    if (this.#shown?.subject === subject && !isHidden) return;
    this.#shown?.element.remove();
    this.#shown = null;
    if (isHidden) return;
    const dismiss = () => {
      this.#dismissed = subject;
      this.#refresh();
    };
    const sheet = make(dismiss);
    this.#shown = { subject, element: sheet, dismiss };
    this.#stage.append(sheet);
  }

  // What is to be said, which is the same object as long as it is the same.
  #wanted() {
    const { wasDisconnected, build, phase, end } = this.#model;
    if (wasDisconnected) return { subject: "line", make: () => this.#lineSheet() };
    if (build.state === "failed") return { subject: build, make: (dismiss) => this.#buildSheet(build, dismiss) };
    if (phase === "ended" && end) return { subject: end, make: (dismiss) => this.#endSheet(end, dismiss) };
    return { subject: null };
  }

  #lineSheet() {
    return element("section", { class: "sheet", role: "alert" },
      head("offline", "Connection lost"),
      element("p", {}, "Nothing answers at this address any more. The phone shows the last picture, and this page ",
        "tries again by itself."),
      element("p", { class: "quiet" }, "If the command has ended, run it again and open the address that it prints."));
  }

  #endSheet(end, dismiss) {
    const { name } = this.#model;
    const crashed = end.signal !== undefined && end.signal !== null && !orderlySignals.has(end.signal);
    const isFine = !crashed && !end.signal && (end.status ?? 0) === 0;
    const again = button("Start again", "primary", () => this.#channel.send("restart"));
    const own = end.backtrace.filter((frame) => frame.isApp);
    const others = end.backtrace.filter((frame) => !frame.isApp);
    const sheet = element("section", { class: "sheet", role: "alertdialog", "aria-label": `${name} has ended` },
      head(isFine ? "stop" : "crash", `${name} has ${crashed ? "crashed" : "ended"}`, isFine ? "" : "bad"),
      element("p", { class: "reason" }, end.reason),
      own.length ? frames(own, "In the app") : null,
      others.length ? element("details", { open: own.length === 0 && others.length < 6 },
        element("summary", {}, `${others.length} frames of the framework and the system`), frames(others)) : null,
      element("footer", {}, button("Look at the last picture", "", dismiss), again));
    requestAnimationFrame(() => this.#phone.element.contains(document.activeElement) && again.focus());
    return sheet;
  }

  #buildSheet({ errors }, dismiss) {
    const count = errors.filter(({ severity }) => severity === "error").length;
    const title = count === 1 ? "The build failed with an error" : `The build failed with ${count} errors`;
    const hasApp = this.#model.hasFrame;
    return element("section", { class: "sheet wide", role: "alertdialog", "aria-label": title },
      head("warning", title, "bad"),
      element("div", { class: "findings" }, errors.map(finding)),
      element("footer", {},
        element("span", { class: "quiet" }, "This goes when it builds again."),
        hasApp ? button("Back to the app", "", dismiss) : null));
  }
}

function head(iconName, title, mood = "") {
  return element("header", { "data-mood": mood }, icon(iconName), element("h2", {}, title));
}

function button(title, kind, onclick) {
  return element("button", { type: "button", class: `button ${kind}`, onclick }, title);
}

function frames(list, label) {
  return element("ol", { class: "frames", "aria-label": label }, list.map((frame) =>
    element("li", { class: frame.isApp ? "own" : "" }, element("code", {}, frame.function), placeOf(frame))));
}

function finding(error) {
  return element("article", { class: "finding", "data-severity": error.severity },
    element("p", { class: "message" }, element("b", {}, error.severity), " ", error.message),
    placeOf(error), excerptOf(error));
}
