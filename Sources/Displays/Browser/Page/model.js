// What the page knows of the app and its device, from the server's messages.

export class Model {
  name = "";
  devices = [];
  /// The device held upright, with the person's settings; null until the server has said it.
  device = null;
  interfaceOrientation = "portrait";
  /// In points, as the interface is turned.
  interfaceSize = { width: 0, height: 0 };
  phase = "waiting";
  end = null;
  /// Whether the app takes what it is sent, as opposed to being stuck.
  isResponding = true;
  build = { state: "idle", errors: [] };
  clock = { isPaused: false, speed: 1, time: 0 };
  /// Media time of the first event of the trace, from which people count; null before it.
  origin = null;
  isInBackground = false;
  textInput = { isActive: false, keyboard: "default", isSecure: false, isMultiline: false };
  isConnected = false;
  /// Whether the line broke, as opposed to not being there yet.
  wasDisconnected = false;
  /// Whether this run of the app has drawn.
  hasFrame = false;

  #listeners = new Set();

  constructor(channel) {
    const take = (type, change) =>
      channel.on(type, (body) => {
        change(body);
        this.changed();
      });
    take("welcome", ({ name, devices }) => Object.assign(this, { name, devices }));
    take("screen", ({ device, interfaceOrientation, interfaceSize: [width, height] }) =>
      Object.assign(this, { device, interfaceOrientation, interfaceSize: { width, height } }));
    take("phase", ({ phase, end, isResponding }) =>
      Object.assign(this, { phase, end: end ?? null, isResponding: isResponding ?? true }));
    take("build", (build) => { this.build = build; });
    take("clock", (clock) => { this.clock = clock; });
    take("activity", ({ isInBackground }) => { this.isInBackground = isInBackground; });
    take("textInput", (input) => { this.textInput = input; });
    take("reset", () => Object.assign(this, { hasFrame: false, isInBackground: false, origin: null }));
    channel.on("traces", ([first]) => {
      if (this.origin !== null || !first) return;
      this.origin = first.time;
      this.changed();
    });
    take("open", () => Object.assign(this, { isConnected: true, wasDisconnected: false }));
    take("close", ({ wasOpen }) => Object.assign(this, { isConnected: false, wasDisconnected: wasOpen }));
  }

  /// Seconds of media time since the app's first event.
  get time() {
    return this.origin === null ? 0 : Math.max(this.clock.time - this.origin, 0);
  }

  /// Calls now and after every change.
  onChange(call) {
    this.#listeners.add(call);
    call();
  }

  changed() {
    this.#listeners.forEach((call) => call());
  }

  drewFrame() {
    if (this.hasFrame) return;
    this.hasFrame = true;
    this.changed();
  }
}
