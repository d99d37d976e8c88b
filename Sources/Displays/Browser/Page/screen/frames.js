import { decodeQOI } from "matryoshka/screen/qoi";

// Frames as the server sends them: parts of the picture that moved, then tiles that changed.
//
// The picture is kept as pixels, and what changed of it is put on the canvas in the end: a canvas that is drawn onto
// itself copies all of itself first, and takes ten times as long.

const encodings = { solid: 0, qoi: 1, raw: 2 };

/// Draws frames on a canvas, whose size is the frames' in pixels.
export class FrameDrawer {
  /// The picture, an ImageData; null until the first frame.
  image = null;
  #canvas;
  #context;
  #pixels = null;
  #scratch = new ArrayBuffer(1 << 20);
  #damage = null;

  constructor(canvas) {
    this.#canvas = canvas;
    // Opaque, so that nothing is blended with the page and the colours are the app's to the bit; and in memory, where
    // the pixels come from.
    this.#context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }

  /// Returns the frame's sequence number, its scale in pixels a point, its media time in seconds, whether it is the
  /// whole picture, and the box around what it changed, in pixels.
  draw(buffer) {
    const view = new DataView(buffer);
    const version = view.getUint8(0);
    if (version !== 1) throw new Error(`frames of version ${version} are not known to this page`);
    const isKey = (view.getUint8(1) & 1) !== 0;
    const width = view.getUint16(2, true);
    const height = view.getUint16(4, true);
    const frame = {
      isKey, width, height, scale: view.getFloat32(6, true), sequence: view.getUint32(10, true),
      time: view.getFloat64(14, true),
    };
    if (this.image?.width !== width || this.image?.height !== height) {
      this.image = new ImageData(width, height);
      this.#pixels = new Uint32Array(this.image.data.buffer);
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#damage = { left: width, top: height, right: 0, bottom: 0 };
    const tiles = this.#copyMovedParts(view, 22);
    this.#copyTiles(view, new Uint8Array(buffer), tiles);
    frame.damage = this.#damage;
    const { left, top, right, bottom } = frame.damage;
    if (right > left && bottom > top) {
      this.#context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
    }
    return frame;
  }

  #copyMovedParts(view, start) {
    const count = view.getUint8(start);
    let at = start + 1;
    // Every part comes from the picture as it was before any of them moved.
    const source = count > 1 ? this.#pixels.slice() : this.#pixels;
    for (let part = 0; part < count; part++, at += 12) {
      const x = view.getUint16(at, true), y = view.getUint16(at + 2, true);
      const width = view.getUint16(at + 4, true), height = view.getUint16(at + 6, true);
      const toX = x + view.getInt16(at + 8, true), toY = y + view.getInt16(at + 10, true);
      this.#move(source, x, y, width, height, toX, toY);
      this.#add(toX, toY, width, height);
    }
    return at;
  }

  #move(source, x, y, width, height, toX, toY) {
    const stride = this.image.width, pixels = this.#pixels;
    // Rows that are yet to be read must not be written before.
    const isDown = toY > y;
    for (let step = 0; step < height; step++) {
      const row = isDown ? height - 1 - step : step;
      const from = (y + row) * stride + x, to = (toY + row) * stride + toX;
      if (source === pixels) pixels.copyWithin(to, from, from + width);
      else pixels.set(source.subarray(from, from + width), to);
    }
  }

  #copyTiles(view, bytes, start) {
    const count = view.getUint16(start, true);
    let at = start + 2;
    for (let tile = 0; tile < count; tile++) {
      const x = view.getUint16(at, true), y = view.getUint16(at + 2, true);
      const width = view.getUint16(at + 4, true), height = view.getUint16(at + 6, true);
      const encoding = view.getUint8(at + 8);
      const length = view.getUint32(at + 9, true);
      at += 13;
      this.#add(x, y, width, height);
      if (encoding === encodings.solid) {
        // As a little-endian number, which is what every browser's host has.
        this.#fill(x, y, width, height, view.getUint32(at, true));
      } else if (encoding === encodings.qoi) {
        decodeQOI(bytes, at, this.#scratchPixels(width * height), width * height);
        this.#put(x, y, width, height);
      } else if (encoding === encodings.raw) {
        this.#scratchPixels(width * height);
        new Uint8Array(this.#scratch, 0, length).set(bytes.subarray(at, at + length));
        this.#put(x, y, width, height);
      } else {
        throw new Error(`tiles of encoding ${encoding} are not known to this page`);
      }
      at += length;
    }
  }

  #add(x, y, width, height) {
    const damage = this.#damage;
    damage.left = Math.min(damage.left, x);
    damage.top = Math.min(damage.top, y);
    damage.right = Math.max(damage.right, x + width);
    damage.bottom = Math.max(damage.bottom, y + height);
  }

  #fill(x, y, width, height, pixel) {
    const stride = this.image.width;
    for (let row = y; row < y + height; row++) this.#pixels.fill(pixel, row * stride + x, row * stride + x + width);
  }

  #scratchPixels(count) {
    if (this.#scratch.byteLength < count * 4) this.#scratch = new ArrayBuffer(count * 4);
    return new Uint32Array(this.#scratch, 0, count);
  }

  #put(x, y, width, height) {
    const stride = this.image.width;
    for (let row = 0; row < height; row++) {
      this.#pixels.set(new Uint32Array(this.#scratch, row * width * 4, width), (y + row) * stride + x);
    }
  }
}
