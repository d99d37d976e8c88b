import { readSetting, writeSetting } from "matryoshka/settings";

// Where the phone stands: in the middle of its part of the page, as large as fits or as large as the person says.

const margin = 28;
/// What the pills at the bottom need.
const pillsHeight = 34;

export const zooms = ["fit", 0.5, 0.75, 1];

export class Stage {
  /// "fit", or points of the page a point of the device.
  zoom = readSetting("zoom", "fit");
  #root;
  #phone;
  #scroller = document.createElement("div");
  #listeners = new Set();
  #reserved = 0;

  constructor(root, phone) {
    this.#root = root;
    this.#phone = phone;
    this.#scroller.className = "scroller";
    this.#scroller.append(phone.element);
    root.prepend(this.#scroller);
    if (!zooms.includes(this.zoom)) this.zoom = "fit";
    phone.onTurn(() => this.layOut(true));
    new ResizeObserver(() => this.layOut()).observe(root);
  }

  onZoom(call) {
    this.#listeners.add(call);
  }

  setZoom(zoom) {
    this.zoom = zoom;
    writeSetting("zoom", zoom);
    this.layOut();
  }

  /// Leaves room below the phone, or no longer.
  makeRoomBelow(isNeeded) {
    this.#reserved = isNeeded ? pillsHeight : 0;
    this.layOut(true);
  }

  layOut(isAnimated = false) {
    const { width, height } = this.#phone.outerSize;
    if (width === 0) return;
    const clientWidth = this.#root.clientWidth, clientHeight = this.#root.clientHeight - this.#reserved;
    const fitting = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height, 1);
    const zoom = this.zoom === "fit" ? Math.max(fitting, 0.1) : this.zoom;
    // A screen of whole pixels is as sharp as it can be.
    const pixelHeight = this.#phone.device.size[1] * devicePixelRatio;
    this.#phone.setZoom(Math.round(pixelHeight * zoom) / pixelHeight, isAnimated);
    // Room to scroll in when the phone is larger than the stage.
    const needsRoom = this.zoom !== "fit";
    const areaWidth = Math.max(clientWidth, needsRoom ? width * zoom + 2 * margin : 0);
    const areaHeight = Math.max(clientHeight, needsRoom ? height * zoom + 2 * margin : 0);
    this.#phone.setCenter(areaWidth / 2, areaHeight / 2);
    this.#scroller.classList.toggle("scrolls", areaWidth > clientWidth || areaHeight > clientHeight);
    this.#listeners.forEach((call) => call());
  }
}
