import { decodeQOI } from "matryoshka/qoi";

// Frames as the server sends them: parts of the picture that moved, then tiles that changed.

const encodings = { solid: 0, qoi: 1, raw: 2 };

/// Draws frames on a canvas, whose size is the frames' in pixels.
export class FrameDrawer {
  #canvas;
  #context;
  #scratch = new ArrayBuffer(1 << 20);
  #before = null;
  #damage = null;

  constructor(canvas) {
    this.#canvas = canvas;
    // Opaque, so that nothing is blended with the page and the colours are the app's to the bit.
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#context.imageSmoothingEnabled = false;
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
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#context.imageSmoothingEnabled = false;
    }
    this.#damage = { left: width, top: height, right: 0, bottom: 0 };
    const tiles = this.#copyMovedParts(view, 22);
    this.#drawTiles(view, new Uint8Array(buffer), tiles);
    frame.damage = this.#damage;
    return frame;
  }

  #copyMovedParts(view, start) {
    const count = view.getUint8(start);
    let at = start + 1;
    const source = count > 1 ? this.#copyOfPicture() : this.#canvas;
    for (let part = 0; part < count; part++, at += 12) {
      const x = view.getUint16(at, true), y = view.getUint16(at + 2, true);
      const width = view.getUint16(at + 4, true), height = view.getUint16(at + 6, true);
      const toX = x + view.getInt16(at + 8, true), toY = y + view.getInt16(at + 10, true);
      this.#context.drawImage(source, x, y, width, height, toX, toY, width, height);
      this.#add(toX, toY, width, height);
    }
    return at;
  }

  // Every part comes from the picture as it was before any of them moved.
  #copyOfPicture() {
    const { width, height } = this.#canvas;
    if (this.#before?.width !== width || this.#before?.height !== height) {
      this.#before = new OffscreenCanvas(width, height);
    }
    this.#before.getContext("2d", { alpha: false }).drawImage(this.#canvas, 0, 0);
    return this.#before;
  }

  #drawTiles(view, bytes, start) {
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
        this.#context.fillStyle = `rgb(${bytes[at]} ${bytes[at + 1]} ${bytes[at + 2]})`;
        this.#context.fillRect(x, y, width, height);
      } else if (encoding === encodings.qoi) {
        decodeQOI(bytes, at, this.#pixels(width * height), width * height);
        this.#put(x, y, width, height);
      } else if (encoding === encodings.raw) {
        this.#pixels(width * height);
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

  #pixels(count) {
    if (this.#scratch.byteLength < count * 4) this.#scratch = new ArrayBuffer(count * 4);
    return new Uint32Array(this.#scratch, 0, count);
  }

  #put(x, y, width, height) {
    const pixels = new Uint8ClampedArray(this.#scratch, 0, width * height * 4);
    this.#context.putImageData(new ImageData(pixels, width, height), x, y);
  }
}
