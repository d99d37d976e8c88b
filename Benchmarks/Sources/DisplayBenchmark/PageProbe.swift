import Foundation

/// Looks on in the page: what comes over its connection, and when pixels change.
enum PageProbe {
    /// Runs before the page's own scripts: counts frames where they come in.
    static let counter = """
        window.probe = { frames: 0, bytes: 0, socket: null };
        window.WebSocket = class extends WebSocket {
          constructor(...rest) {
            super(...rest);
            probe.socket = this;
            this.addEventListener("message", (event) => {
              if (typeof event.data === "string") return;
              probe.frames += 1;
              probe.bytes += event.data.byteLength ?? event.data.size;
            });
          }
        };
        """

    /// Scrolls up and down as two fingers on a trackpad, a step a frame of the browser's, for some seconds; answers with
    /// the frames and bytes that came meanwhile.
    static let scroll = """
        const [seconds, x, y] = arguments, done = arguments[arguments.length - 1];
        const wheel = (phase, delta) => probe.socket.send(JSON.stringify(
          { type: "wheel", body: { point: [x, y], delta: [0, delta], phase } }));
        wheel("began", 0);
        let steps = 0, start = null, before = null;
        const step = (now) => {
          if (start === null) { start = now; before = { ...probe }; }
          if (now - start >= seconds * 1000) {
            wheel("ended", 0);
            return done([probe.frames - before.frames, probe.bytes - before.bytes]);
          }
          wheel("changed", Math.floor(steps++ / 240) % 2 === 0 ? 9 : -9);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
        """

    /// Presses the mouse on a point of the phone again and again; answers with the milliseconds that each press took to
    /// change what is seen of the picture there.
    static let clicks = """
        const [count, x, y] = arguments, done = arguments[arguments.length - 1];
        const picture = document.querySelector(".view"), overlay = document.querySelector(".overlay");
        const scale = picture.width / overlay.viewBox.baseVal.width;
        const context = picture.getContext("2d");
        const color = () => context.getImageData(x * scale, y * scale, 1, 1).data.join();
        const box = document.querySelector(".screen").getBoundingClientRect();
        const place = { clientX: box.left + x * box.width / overlay.viewBox.baseVal.width,
          clientY: box.top + y * box.height / overlay.viewBox.baseVal.height };
        const target = document.elementFromPoint(place.clientX, place.clientY);
        const tell = (type, buttons) => target.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true,
          cancelable: true, pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, buttons }));
        const times = [];
        const turns = new MessageChannel();
        const press = () => {
          const before = color(), start = performance.now();
          turns.port1.onmessage = () => {
            if (color() === before) {
              if (performance.now() - start > 5000) return done(null);
              return turns.port2.postMessage(0);
            }
            times.push(performance.now() - start);
            tell("pointerup", 0);
            if (times.length === count) return done(times);
            // Not in step with anything that is drawn regularly.
            setTimeout(press, 60 + (times.length * 7) % 23);
          };
          tell("pointerdown", 1);
          turns.port2.postMessage(0);
        };
        press();
        """
}
