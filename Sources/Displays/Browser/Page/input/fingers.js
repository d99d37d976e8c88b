import { element } from "matryoshka/elements";

// Dots for the fingers on the screen: always for the two of a pinch, for one if the person wants to see it.

export class Fingers {
  #layer = element("div", { class: "fingers", "aria-hidden": "true" });
  /// Whether a single finger is shown.
  showsOne = false;

  constructor(phone, pointers) {
    phone.screen.insertBefore(this.#layer, phone.cover);
    pointers.onChange((fingers) => this.#show(fingers));
  }

  #show(fingers) {
    const visible = fingers.length > 1 || this.showsOne ? fingers : [];
    while (this.#layer.children.length > visible.length) this.#layer.lastChild.remove();
    while (this.#layer.children.length < visible.length) this.#layer.append(element("div", { class: "finger" }));
    visible.forEach(({ x, y, isDown }, number) => {
      const dot = this.#layer.children[number];
      dot.style.left = `${x}px`;
      dot.style.top = `${y}px`;
      dot.classList.toggle("down", isDown);
    });
  }
}
