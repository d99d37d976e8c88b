// The page's line to the server: JSON messages of {type, body} both ways, and frames from the server.
//
// The line is made again when it breaks. What a listener that comes late has to know is said to it again, so that the
// order in which parts of the page start does not matter.

const rememberedLast = ["welcome", "screen", "phase", "build", "clock", "activity", "textInput"];
const retryDelays = [250, 500, 1000, 2000];
/// Events and findings that are kept for listeners that come late: the server keeps as many.
const historyLimit = 100_000;

export class Channel {
  #address;
  #socket = null;
  #listeners = new Map();
  #last = new Map();
  #traces = [];
  #diagnostics = [];
  #observed = { tree: false, accessibility: true };
  #failures = 0;
  #wasOpen = false;

  constructor(address) {
    this.#address = address;
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /// Calls with the body of every message of a type from now on, and with what came before of those that are
  /// remembered.
  ///
  /// Besides the server's types there are `frame` (an ArrayBuffer), `open` and `close`. Returns a function that ends
  /// it.
  on(type, call) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(call);
    if (this.#last.has(type)) call(this.#last.get(type));
    if (type === "traces" && this.#traces.length) call(this.#traces.slice());
    if (type === "diagnostic") this.#diagnostics.forEach((diagnostic) => call(diagnostic));
    return () => this.#listeners.get(type).delete(call);
  }

  /// Says something to the server; false while the line is broken, when nothing is kept for later.
  send(type, body) {
    // An app that is started again knows nothing of what the one before was asked to observe.
    if (type === "observe") this.#observed = body;
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(body === undefined ? { type } : { type, body }));
    return true;
  }

  connect() {
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#failures = 0;
      // The server tells everything from the beginning.
      if (this.#wasOpen) this.#take("reset");
      this.#wasOpen = true;
      this.#tell("open");
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.#tell("frame", data);
      const { type, body } = JSON.parse(data);
      this.#take(type, body);
    };
    socket.onclose = () => {
      this.#tell("close", { wasOpen: this.#wasOpen });
      const delay = retryDelays[Math.min(this.#failures, retryDelays.length - 1)];
      this.#failures += 1;
      setTimeout(() => this.connect(), delay);
    };
    this.#socket = socket;
  }

  #take(type, body) {
    if (type === "reset") {
      this.#traces = [];
      this.#diagnostics = [];
    }
    if (type === "traces") remember(this.#traces, body);
    if (type === "diagnostic") remember(this.#diagnostics, [body]);
    if (type === "verdict" && !body.stands) {
      this.#diagnostics = this.#diagnostics.filter(({ number }) => number !== body.number);
    }
    const isNewApp = type === "phase" && body.phase === "running" && this.#last.get("phase")?.phase !== "running";
    if (rememberedLast.includes(type)) this.#last.set(type, body);
    if (isNewApp || type === "welcome") this.send("observe", this.#observed);
    this.#tell(type, body);
  }

  #tell(type, body) {
    this.#listeners.get(type)?.forEach((call) => call(body));
  }
}

/// Adds to a history, whose oldest tenth goes when it is too long.
function remember(history, more) {
  for (const each of more) history.push(each);
  if (history.length > historyLimit) history.splice(0, history.length - historyLimit * 0.9);
}
