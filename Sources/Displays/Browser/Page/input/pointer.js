// Fingers on the phone: the mouse is one, a touch screen has many, and with Option (Alt) held the mouse is two.

/// How far outside the screen a finger may come down and still be at the edge, in points: swipes from the edge begin
/// there.
const edgeReach = 14;

export class Pointers {
  #channel;
  #phone;
  #fingers = new Map();
  #moved = new Map();
  #isFlushing = false;
  #observers = new Set();
  // The second finger of a pinch mirrors the first in the middle of the screen; with Shift both move side by side.
  #pinch = null;
  #isPinching = false;
  #hover = null;

  constructor(channel, phone) {
    this.#channel = channel;
    this.#phone = phone;
    const target = phone.element;
    target.addEventListener("pointerdown", (event) => this.#down(event));
    target.addEventListener("pointermove", (event) => this.#move(event));
    target.addEventListener("pointerup", (event) => this.#up(event, "ended"));
    target.addEventListener("pointercancel", (event) => this.#up(event, "cancelled"));
    target.addEventListener("pointerleave", () => this.#setHover(null));
    target.addEventListener("contextmenu", (event) => event.preventDefault());
    target.addEventListener("dragstart", (event) => event.preventDefault());
    // Keeps the browser from selecting text and from giving focus to the element under the pointer.
    target.addEventListener("mousedown", (event) => event.preventDefault());
    for (const type of ["keydown", "keyup"]) {
      addEventListener(type, (event) => this.#setPinching(event.altKey && !event.ctrlKey), true);
    }
    addEventListener("blur", () => {
      this.#setPinching(false);
      this.#cancelAll();
    });
  }

  /// Calls with the fingers that are down, as {x, y, isDown} in window points; those of a pinch are shown before they
  /// are.
  onChange(call) {
    this.#observers.add(call);
  }

  get isDown() {
    return this.#fingers.size > 0;
  }

  #down(event) {
    if (event.button !== 0) return;
    const point = this.#edgePoint(event);
    if (!point) return;
    if (this.#phone.pick) return this.#phone.pick(point);
    const finger = this.#freeFinger();
    // Synthetic events of a test have no pointer to capture.
    if (event.isTrusted) this.#phone.element.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { finger, point });
    this.#send("began", finger, point);
    if (event.altKey && event.pointerType === "mouse") {
      const { width, height } = this.#phone.size;
      const other = { x: width - point.x, y: height - point.y };
      this.#pinch = { pointer: event.pointerId, finger: this.#freeFinger(), point: other };
      this.#fingers.set("pinch", this.#pinch);
      this.#send("began", this.#pinch.finger, other);
    }
    this.#tell();
  }

  #move(event) {
    const point = this.#phone.pointAt(event.clientX, event.clientY);
    if (this.#phone.pick) return this.#phone.pick({ ...point, hover: true });
    const held = this.#fingers.get(event.pointerId);
    if (!held) {
      this.#isPinching = event.altKey && event.pointerType === "mouse";
      return this.#setHover(point);
    }
    if (this.#pinch?.pointer === event.pointerId) this.#movePinch(event, held, point);
    held.point = point;
    this.#moved.set(held.finger, point);
    this.#flushSoon();
    this.#tell();
  }

  #movePinch(event, held, point) {
    const { width, height } = this.#phone.size;
    this.#pinch.point = event.shiftKey
      ? { x: this.#pinch.point.x + point.x - held.point.x, y: this.#pinch.point.y + point.y - held.point.y }
      : { x: width - point.x, y: height - point.y };
    this.#moved.set(this.#pinch.finger, this.#pinch.point);
  }

  #up(event, phase) {
    const held = this.#fingers.get(event.pointerId);
    if (!held) return;
    this.#flush();
    this.#fingers.delete(event.pointerId);
    this.#send(phase, held.finger, phase === "ended" ? this.#phone.pointAt(event.clientX, event.clientY) : held.point);
    if (this.#pinch?.pointer === event.pointerId) {
      this.#fingers.delete("pinch");
      this.#send(phase, this.#pinch.finger, this.#pinch.point);
      this.#pinch = null;
    }
    this.#tell();
  }

  #cancelAll() {
    this.#flush();
    for (const { finger, point } of this.#fingers.values()) this.#send("cancelled", finger, point);
    this.#fingers.clear();
    this.#pinch = null;
    this.#tell();
  }

  // A mouse may report a thousand moves a second; the app looks at them once a frame.
  #flushSoon() {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    this.#isFlushing = false;
    for (const [finger, point] of this.#moved) this.#send("moved", finger, point);
    this.#moved.clear();
  }

  #send(phase, finger, { x, y }) {
    this.#channel.send("touch", { phase, finger, point: [x, y], offset: 0 });
  }

  #freeFinger() {
    const taken = new Set([...this.#fingers.values()].map(({ finger }) => finger));
    let finger = 0;
    while (taken.has(finger)) finger += 1;
    return finger;
  }

  #edgePoint({ clientX, clientY }) {
    const { x, y } = this.#phone.pointAt(clientX, clientY);
    const { width, height } = this.#phone.size;
    const inside = { x: Math.min(Math.max(x, 0), width - 0.5), y: Math.min(Math.max(y, 0), height - 0.5) };
    return Math.hypot(x - inside.x, y - inside.y) <= edgeReach ? inside : null;
  }

  #setPinching(isPinching) {
    if (this.#isPinching === isPinching) return;
    this.#isPinching = isPinching;
    this.#tell();
  }

  #setHover(point) {
    this.#hover = point;
    this.#tell();
  }

  #tell() {
    const fingers = [...this.#fingers.values()].map(({ point }) => ({ ...point, isDown: true }));
    if (fingers.length === 0 && this.#isPinching && this.#hover) {
      const { width, height } = this.#phone.size;
      fingers.push({ ...this.#hover, isDown: false });
      fingers.push({ x: width - this.#hover.x, y: height - this.#hover.y, isDown: false });
    }
    this.#observers.forEach((call) => call(fingers));
  }
}
