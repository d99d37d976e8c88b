import { element } from "matryoshka/elements";

// The picture at the size at which it is looked at.
//
// Browsers shrink a canvas with a filter that only looks at four pixels: a picture of three pixels a point loses its
// hairlines on a screen of one. This canvas has the screen's own pixels, and the picture is averaged into it. It also
// saves the browser from handing the large picture to the screen for every frame.

export class View {
  element = element("canvas", { class: "view", width: 1, height: 1, "aria-hidden": "true" });
  #picture;
  #context = this.element.getContext("2d", { alpha: false });
  #damage = null;
  #isDue = false;

  constructor(picture) {
    this.#picture = picture;
  }

  /// In pixels of the screen that the page is on.
  get pixelSize() {
    return { width: this.element.width, height: this.element.height };
  }

  /// - pixelsPerPoint: Of the screen that the page is on.
  resize({ width, height }, pixelsPerPoint) {
    const pixelWidth = Math.max(1, Math.round(width * pixelsPerPoint));
    const pixelHeight = Math.max(1, Math.round(height * pixelsPerPoint));
    // Pixel on pixel, even if that is a fraction of a point off.
    this.element.style.width = `${pixelWidth / pixelsPerPoint}px`;
    this.element.style.height = `${pixelHeight / pixelsPerPoint}px`;
    this.element.style.left = `${(width - pixelWidth / pixelsPerPoint) / 2}px`;
    this.element.style.top = `${(height - pixelHeight / pixelsPerPoint) / 2}px`;
    if (this.element.width === pixelWidth && this.element.height === pixelHeight) return;
    this.element.width = pixelWidth;
    this.element.height = pixelHeight;
    this.drawAll();
  }

  drawAll() {
    this.#damage = { left: 0, top: 0, right: this.#picture.width, bottom: this.#picture.height };
    this.#draw();
  }

  /// Draws a part of the picture, in its pixels: at once after a rest, and what follows that before the browser paints
  /// next, so that nothing is drawn that nobody sees.
  invalidate({ left, top, right, bottom }) {
    const before = this.#damage;
    this.#damage = before ? {
      left: Math.min(left, before.left), top: Math.min(top, before.top), right: Math.max(right, before.right),
      bottom: Math.max(bottom, before.bottom),
    } : { left, top, right, bottom };
    if (this.#isDue) return;
    this.#isDue = true;
    this.#draw();
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    if (!this.#damage) return;
    const { left, top, right, bottom } = this.#damage;
    this.#damage = null;
    const across = this.element.width / this.#picture.width, down = this.element.height / this.#picture.height;
    // Whole pixels of the screen, and one more around them that the averaging reaches.
    const x = Math.max(0, Math.floor(left * across) - 1), y = Math.max(0, Math.floor(top * down) - 1);
    const endX = Math.min(this.element.width, Math.ceil(right * across) + 1);
    const endY = Math.min(this.element.height, Math.ceil(bottom * down) + 1);
    if (endX <= x || endY <= y) return;
    this.#context.imageSmoothingQuality = "high";
    this.#context.drawImage(this.#picture, x / across, y / down, (endX - x) / across, (endY - y) / down,
      x, y, endX - x, endY - y);
  }
}
