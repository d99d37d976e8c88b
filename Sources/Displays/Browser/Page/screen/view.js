import { element } from "matryoshka/elements";

// The picture at the size at which it is looked at.
//
// Browsers shrink a canvas with a filter that only looks at four pixels: a picture of three pixels a point loses its
// hairlines on a screen of one. This canvas has the screen's own pixels, and the picture is averaged into it. It also
// saves the browser from handing the large picture to the screen for every frame.

/// Browsers halve an image again and again before they shrink it the rest of the way, all of it, however little of it
/// is drawn. Rows are taken from the picture in groups of so many, which are halved as if they had all been taken.
const rowGroup = 8;

export class View {
  element = element("canvas", { class: "view", width: 1, height: 1, "aria-hidden": "true" });
  #drawer;
  #context = this.element.getContext("2d", { alpha: false, willReadFrequently: true });
  #rows = element("canvas");
  #rowsContext = this.#rows.getContext("2d", { alpha: false, willReadFrequently: true });
  #damage = null;
  #isDue = false;

  /// - drawer: What has the picture, a FrameDrawer.
  constructor(drawer) {
    this.#drawer = drawer;
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
    if (!this.#drawer.image) return;
    const { width, height } = this.#drawer.image;
    this.#damage = { left: 0, top: 0, right: width, bottom: height };
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
    const { image } = this.#drawer;
    const { width, height } = this.pixelSize;
    const across = width / image.width, down = height / image.height;
    // Whole pixels of the screen, and one more around them that the averaging reaches.
    const x = Math.max(0, Math.floor(left * across) - 1), y = Math.max(0, Math.floor(top * down) - 1);
    const endX = Math.min(width, Math.ceil(right * across) + 1);
    const endY = Math.min(height, Math.ceil(bottom * down) + 1);
    if (endX <= x || endY <= y) return;
    const first = Math.max(0, Math.floor((y - 2) / down / rowGroup)) * rowGroup;
    const count = Math.ceil((Math.min(image.height, (endY + 2) / down) - first) / rowGroup) * rowGroup;
    this.#takeRows(image, first, count);
    const context = this.#context;
    context.imageSmoothingQuality = "high";
    context.save();
    context.beginPath();
    context.rect(x, y, endX - x, endY - y);
    context.clip();
    context.drawImage(this.#rows, 0, first * down, width, count * down);
    context.restore();
  }

  #takeRows(image, first, count) {
    const rows = this.#rows;
    if (rows.width !== image.width || rows.height !== count) {
      rows.width = image.width;
      rows.height = count;
    }
    // Below the last rows of the picture, where a group is not full, they are repeated.
    const missing = first + count - image.height;
    if (missing > 0) {
      this.#rowsContext.putImageData(image, 0, missing - first, 0, image.height - missing, image.width, missing);
    }
    this.#rowsContext.putImageData(image, 0, -first, 0, first, image.width, count);
  }
}
