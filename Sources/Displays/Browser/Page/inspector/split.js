import { h } from "matryoshka/inspector/elements";
import { readSetting, writeSetting } from "matryoshka/settings";

/// Two parts with a divider between them that can be dragged, or moved with the arrow keys.
export class SplitPane {
  /// - direction: "row" for parts side by side, "column" for one above the other.
  /// - share: the first part's share of the room at first; where the person puts the divider is remembered by `name`.
  /// - least: what each part keeps, in pixels.
  constructor({ direction, first, second, share, name, least }) {
    Object.assign(this, { direction, least, key: `inspector.${name}` });
    this.divider = h("div", { class: `split-divider ${direction}`, role: "separator", tabindex: 0,
      "aria-orientation": direction === "row" ? "vertical" : "horizontal", "aria-label": `Divider, ${name}`,
      onpointerdown: (event) => this.pressed(event), onpointermove: (event) => this.moved(event),
      onpointerup: () => { this.drag = null; }, onpointercancel: () => { this.drag = null; },
      ondblclick: () => this.set(share), onkeydown: (event) => this.keyed(event) });
    this.element = h("div", { class: `split ${direction}` }, first, this.divider, second);
    const stored = readSetting(this.key, null);
    this.isChosen = stored > 0 && stored < 1;
    this.set(this.isChosen ? stored : share, false);
  }

  set(share, isChosen = true) {
    const length = this.direction === "row" ? this.element.clientWidth : this.element.clientHeight;
    const least = length > 2 * this.least ? this.least / length : 0.1;
    this.share = Math.min(1 - least, Math.max(least, share));
    this.element.style.setProperty("--share", `${this.share * 100}%`);
    this.divider.setAttribute("aria-valuenow", Math.round(this.share * 100));
    this.isChosen ||= isChosen;
    if (isChosen) writeSetting(this.key, this.share);
  }

  /// Gives the second part what it needs, at most half, as long as the person has not moved the divider.
  ///
  /// - length: in pixels.
  fitSecond(length) {
    const all = this.direction === "row" ? this.element.clientWidth : this.element.clientHeight;
    if (this.isChosen || all === 0) return;
    this.set(1 - Math.min(0.52, length / all), false);
  }

  pressed(event) {
    this.divider.setPointerCapture(event.pointerId);
    this.drag = true;
    event.preventDefault();
  }

  moved(event) {
    if (!this.drag) return;
    const box = this.element.getBoundingClientRect();
    this.set(this.direction === "row" ? (event.clientX - box.left) / box.width
      : (event.clientY - box.top) / box.height);
  }

  keyed(event) {
    const steps = { ArrowLeft: -0.02, ArrowUp: -0.02, ArrowRight: 0.02, ArrowDown: 0.02 };
    if (!(event.key in steps)) return;
    this.set(this.share + steps[event.key]);
    event.preventDefault();
    event.stopPropagation();
  }
}
