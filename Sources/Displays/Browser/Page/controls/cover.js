import { element } from "matryoshka/elements";
import { doll } from "matryoshka/controls/icons";

// What the screen shows in place of the app: that it starts, or the home screen while it is in the background.

export class Cover {
  #root;
  #model;
  #channel;
  #shown = "";

  constructor(channel, phone, model) {
    this.#root = phone.cover;
    this.#model = model;
    this.#channel = channel;
    model.onChange(() => this.#refresh());
  }

  #refresh() {
    const kind = kindFor(this.#model);
    if (kind === this.#shown) return;
    this.#shown = kind;
    this.#root.dataset.kind = kind;
    this.#root.replaceChildren(...this.#contents(kind));
  }

  #contents(kind) {
    if (kind === "starting" || kind === "building") {
      return [element("div", { class: "spinner" }),
        element("div", { class: "cover-text" }, kind === "building" ? "Building" : "Starting")];
    }
    if (kind !== "home") return [];
    const activate = () => this.#channel.send("setActivity", { isInBackground: false });
    return [element("button", { type: "button", class: "app-icon", onclick: activate,
      onpointerdown: (event) => event.stopPropagation() },
    element("span", { class: "app-tile" }, doll()), element("span", { class: "app-label" }, this.#model.name))];
  }
}

function kindFor({ phase, build, hasFrame, isInBackground, device }) {
  if (device === null) return "";
  if (phase === "waiting" && build.state !== "failed") return "building";
  if (phase === "waiting") return "dark";
  if (!hasFrame && phase !== "ended") return "starting";
  return isInBackground && phase === "running" ? "home" : "";
}
