import { readSetting, writeSetting } from "matryoshka/settings";

// The bar between the phone and the inspector, moved with the pointer or the arrow keys.

const narrowest = 320;
const leftForPhone = 300;

export class Divider {
  #bar;
  #workspace;
  #width = readSetting("inspectorWidth", null);

  constructor(bar) {
    this.#bar = bar;
    this.#workspace = bar.parentElement;
    bar.addEventListener("pointerdown", (event) => this.#begin(event));
    bar.addEventListener("dblclick", () => this.#set(null));
    bar.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: 32, ArrowRight: -32 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.#set(bar.nextElementSibling.offsetWidth + step);
    });
    this.#set(this.#width);
  }

  #begin(event) {
    const { right } = this.#workspace.getBoundingClientRect();
    const move = ({ clientX }) => this.#set(right - clientX);
    this.#bar.setPointerCapture(event.pointerId);
    this.#bar.classList.add("dragged");
    this.#bar.addEventListener("pointermove", move);
    this.#bar.addEventListener("lostpointercapture", () => {
      this.#bar.classList.remove("dragged");
      this.#bar.removeEventListener("pointermove", move);
    }, { once: true });
  }

  #set(width) {
    if (width !== null) width = Math.max(narrowest, Math.min(width, innerWidth - leftForPhone));
    this.#width = width;
    writeSetting("inspectorWidth", width);
    const style = document.documentElement.style;
    if (width === null) style.removeProperty("--inspector-width");
    else style.setProperty("--inspector-width", `${width}px`);
  }
}
