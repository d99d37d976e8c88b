// Mouse wheels, trackpads, and pinches on trackpads, which browsers report as wheels with Control held.

/// A trackpad says neither that fingers come nor that they go: when it is still for so long, in ms, they are gone.
const restAfter = 100;
/// How far apart the fingers of a pinch begin, in points.
const pinchSpread = 120;

export class Wheel {
  #channel;
  #phone;
  #scroll = null;
  #pinch = null;

  constructor(channel, phone) {
    this.#channel = channel;
    this.#phone = phone;
    // Not passive: the page itself must not scroll or zoom.
    phone.screen.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
  }

  #turn(event) {
    event.preventDefault();
    if (this.#phone.pick) return;
    const point = this.#phone.pointAt(event.clientX, event.clientY);
    if (event.ctrlKey) return this.#pinchBy(event, point);
    const delta = this.#phone.vectorAt(...pixelDelta(event));
    // In the middle of a trackpad's scroll a movement may happen to look like a notch.
    if (!this.#scroll && isNotch(event)) return this.#send(point, delta, "discrete");
    this.#send(this.#scroll?.point ?? point, delta, this.#scroll ? "changed" : "began");
    clearTimeout(this.#scroll?.timer);
    const first = this.#scroll?.point ?? point;
    this.#scroll = { point: first, timer: setTimeout(() => this.#rest(), restAfter) };
  }

  #rest() {
    this.#send(this.#scroll.point, { x: 0, y: 0 }, "ended");
    this.#scroll = null;
  }

  #send({ x, y }, delta, phase) {
    this.#channel.send("wheel", { point: [x, y], delta: [delta.x, delta.y], phase });
  }

  #pinchBy(event, point) {
    const isNew = this.#pinch === null;
    this.#pinch ??= { point, spread: pinchSpread };
    clearTimeout(this.#pinch.timer);
    if (isNew) this.#touch("began");
    const change = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 16;
    this.#pinch.spread = Math.min(Math.max(this.#pinch.spread * Math.exp(-change / 100), 8), 4000);
    this.#touch("moved");
    this.#pinch.timer = setTimeout(() => {
      this.#touch("ended");
      this.#pinch = null;
    }, 2 * restAfter);
  }

  #touch(phase) {
    const { point: { x, y }, spread } = this.#pinch;
    this.#channel.send("touch", { phase, finger: 0, point: [x, y - spread / 2], offset: 0 });
    this.#channel.send("touch", { phase, finger: 1, point: [x, y + spread / 2], offset: 0 });
  }
}

function pixelDelta({ deltaX, deltaY, deltaMode, shiftKey }) {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : deltaMode === WheelEvent.DOM_DELTA_PAGE ? 600 : 1;
  // With Shift a wheel scrolls sideways, which some browsers leave to the page.
  return shiftKey && deltaX === 0 ? [deltaY * unit, 0] : [deltaX * unit, deltaY * unit];
}

// Wheels turn in notches of 120 by the older measure, which browsers still report; trackpads give any number.
function isNotch({ deltaMode, wheelDeltaX, wheelDeltaY }) {
  if (deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return true;
  const turn = Math.abs(wheelDeltaY || wheelDeltaX || 0);
  return turn >= 120 && turn % 120 === 0;
}
