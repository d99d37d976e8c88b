import { angleOf, bodyOf } from "matryoshka/screen/device";
import { element, svgElement } from "matryoshka/elements";
import { FrameDrawer } from "matryoshka/screen/frames";
import { View } from "matryoshka/screen/view";

// The device with its screen. Inside it a CSS pixel is a point of the device; one transform turns and scales all of it.

export class Phone {
  /// The device's body, to be put on the stage.
  element = element("div", { class: "device" });
  /// The interface upright: as large as the window, in points, with the canvas at its bottom.
  screen = element("div", { class: "screen" });
  /// The picture, pixel for pixel as the app drew it; what is seen of it is the view.
  canvas = element("canvas", { class: "picture", width: 1, height: 1, "aria-hidden": "true" });
  /// Where elements for assistive technology lie, in window points.
  elements = element("div", { class: "elements" });
  /// Above the canvas, for drawings of the inspector; its units are window points.
  overlay = svgElement("svg", { class: "overlay", "aria-hidden": "true" });
  /// Above all of the screen: what is said instead of the app.
  cover = element("div", { class: "cover" });

  /// The device and its parts, as the last `setScreen` said.
  device = null;
  body = null;
  zoom = 1;
  /// Of the window, in points.
  size = { width: 0, height: 0 };
  /// Degrees by which the device is turned; goes beyond a whole turn so that the animation takes the short way.
  deviceAngle = 0;
  interfaceAngle = 0;
  /// Gets clicks in place of the app while it is not null.
  pick = null;

  #glass = element("div", { class: "glass" });
  #drawer = new FrameDrawer(this.canvas);
  #view = new View(this.#drawer);
  #awaited = null;
  #pictureSize = null;
  #drawn = new Set();
  #turned = new Set();

  constructor(channel, model) {
    this.screen.append(this.canvas, this.#view.element, this.elements, this.overlay, this.cover);
    channel.on("screen", (screen) => this.#setScreen(screen));
    channel.on("frame", (buffer) => {
      const frame = this.#drawer.draw(buffer);
      // At once, and not when the browser next paints: the app draws its next frame while this one is on its way to
      // the screen, and a hidden page, which never paints, keeps up as well.
      channel.send("ack", { sequence: frame.sequence });
      this.#didDraw(frame);
      model.drewFrame();
    });
  }

  /// Degrees by which the interface is turned on the page.
  get angle() {
    return this.deviceAngle - this.interfaceAngle;
  }

  /// The body's size on the page before it is scaled, in points, as it is held.
  get outerSize() {
    if (!this.body) return { width: 0, height: 0 };
    const [width, height] = this.device.size;
    const outer = {
      width: width + 2 * this.body.bezel.side, height: height + this.body.bezel.top + this.body.bezel.bottom,
    };
    return this.deviceAngle % 180 === 0 ? outer : { width: outer.height, height: outer.width };
  }

  /// Calls after every frame, with what is known of it.
  onDraw(call) {
    this.#drawn.add(call);
    return () => this.#drawn.delete(call);
  }

  /// Calls after the device became another or was turned.
  onTurn(call) {
    this.#turned.add(call);
  }

  /// Gives clicks, and with `hover: true` moves, to `call` as {x, y} in window points, in place of the app; null ends
  /// it.
  onPick(call) {
    this.pick = call;
    this.element.classList.toggle("picking", call !== null);
  }

  /// A copy of the picture, in pixels.
  snapshot() {
    const copy = element("canvas", { width: this.canvas.width, height: this.canvas.height });
    copy.getContext("2d", { alpha: false }).drawImage(this.canvas, 0, 0);
    return copy;
  }

  /// The window point under a point of the page; it may lie outside the window.
  pointAt(clientX, clientY) {
    // Turning and scaling leave the middle where it is.
    const box = this.screen.getBoundingClientRect();
    const offset = this.vectorAt(clientX - (box.left + box.right) / 2, clientY - (box.top + box.bottom) / 2);
    return { x: offset.x + this.size.width / 2, y: offset.y + this.size.height / 2 };
  }

  /// A distance on the page as a distance in the window, as the device is seen now: it may be on its way to another
  /// size or position.
  vectorAt(x, y) {
    const seen = transformOf(this.element).multiply(transformOf(this.screen));
    const area = seen.a * seen.d - seen.b * seen.c;
    return { x: (x * seen.d - y * seen.c) / area, y: (y * seen.a - x * seen.b) / area };
  }

  /// - isAnimated: Whether the device is on its way to another position, as opposed to a page that changes its size.
  setZoom(zoom, isAnimated) {
    // Nor does it come from anywhere when it is first seen.
    this.element.classList.toggle("unanimated", !isAnimated || this.element.style.transform === "");
    this.zoom = zoom;
    this.#place();
    this.#sizeView();
  }

  #setScreen({ device, interfaceOrientation, interfaceSize: [width, height] }) {
    const isOther = this.device?.deviceName !== device.deviceName;
    this.device = device;
    if (isOther) {
      this.body = bodyOf(device);
      this.#build();
    }
    const target = angleOf(device.orientation);
    this.deviceAngle = target + 360 * Math.round((this.deviceAngle - target) / 360);
    this.#awaited = { angle: angleOf(interfaceOrientation), width, height };
    this.#turnInterface();
    this.#turned.forEach((call) => call());
  }

  #didDraw(frame) {
    if (frame.isKey) {
      this.#pictureSize = { width: frame.width / frame.scale, height: frame.height / frame.scale };
      this.#sizeView();
      this.#turnInterface();
      this.#turned.forEach((call) => call());
    }
    this.#view.invalidate(frame.damage);
    this.#drawn.forEach((call) => call(frame));
  }

  // The interface turns with the first picture of its new shape, not before.
  #turnInterface() {
    if (!this.#awaited) return;
    const { angle, width, height } = this.#awaited;
    const isLandscapePicture = this.canvas.width > this.canvas.height;
    if (this.canvas.width > 1 && width !== height && isLandscapePicture !== width > height) return;
    this.#awaited = null;
    this.interfaceAngle = angle;
    this.size = { width, height };
    this.screen.style.width = `${width}px`;
    this.screen.style.height = `${height}px`;
    this.screen.style.transform = `translate(-50%, -50%) rotate(${-angle}deg)`;
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  /// Puts the middle of the device, and so of its screen, at a point of the page or a fraction of a pixel beside it:
  /// where the pixels of the view are pixels of the page, they are as sharp as can be.
  setCenter(x, y) {
    const { width, height } = this.#view.pixelSize;
    const isAcross = this.angle % 180 !== 0;
    const onPixel = (middle, length) => (Math.round(middle * devicePixelRatio) + (length % 2) / 2) / devicePixelRatio;
    this.element.style.left = `${onPixel(x, isAcross ? height : width)}px`;
    this.element.style.top = `${onPixel(y, isAcross ? width : height)}px`;
  }

  #sizeView() {
    if (this.#pictureSize) this.#view.resize(this.#pictureSize, this.zoom * devicePixelRatio);
  }

  #place() {
    this.element.style.transform = `translate(-50%, -50%) rotate(${this.deviceAngle}deg) scale(${this.zoom})`;
  }

  #build() {
    const [width, height] = this.device.size;
    const { kind, bezel, radius, cutout, buttons, homeButton, earpiece } = this.body;
    const style = this.element.style;
    style.width = `${width + 2 * bezel.side}px`;
    style.height = `${height + bezel.top + bezel.bottom}px`;
    style.setProperty("--body-radius", `${radius}px`);
    this.#glass.style.inset = `${bezel.top}px ${bezel.side}px ${bezel.bottom}px`;
    this.#glass.style.borderRadius = `${this.device.cornerRadius}px`;
    this.#glass.replaceChildren(this.screen);
    this.element.dataset.kind = kind;
    this.element.replaceChildren(
      ...buttons.map((button) => sideButton(button)), element("div", { class: "case" }), this.#glass);
    if (cutout) this.#glass.append(cutoutShape(cutout));
    if (homeButton) this.element.append(round("home-button", homeButton.diameter, homeButton.diameter));
    if (earpiece) this.element.append(round("earpiece", earpiece.width, earpiece.height));
  }
}

function transformOf(element) {
  return new DOMMatrix(getComputedStyle(element).transform);
}

function sideButton({ side, from, length }) {
  const button = element("div", { class: `side-button ${side}` });
  button.style[side === "top" ? "left" : "top"] = `${from}px`;
  button.style[side === "top" ? "width" : "height"] = `${length}px`;
  return button;
}

function cutoutShape({ kind, x, y, width, height }) {
  const shape = element("div", { class: kind });
  Object.assign(shape.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return shape;
}

function round(name, width, height) {
  const shape = element("div", { class: name });
  shape.style.width = `${width}px`;
  shape.style.height = `${height}px`;
  return shape;
}
