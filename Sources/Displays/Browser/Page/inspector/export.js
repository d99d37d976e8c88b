// The trace as files: JSON Lines, as `--trace` writes it, and Chrome trace events for Perfetto.

/// The trace as `--trace` writes it: one event a line, the keys in a fixed order.
export function jsonLines(events) {
  return events.map((event) => jsonLine(event) + "\n").join("");
}

const ownKeys = ["seq", "time", "class", "id", "title", "event"];

export function jsonLine(event) {
  // Sums of frame durations are not exact in binary: microseconds are.
  const time = Math.round(event.time * 1e6) / 1e6;
  const parts = [
    `"seq":${event.seq}`, `"time":${numberText(time)}`, `"class":${quoted(event.class)}`, `"id":${event.id}`,
    `"title":${event.title == null ? "null" : quoted(event.title)}`, `"event":${quoted(event.event)}`,
  ];
  for (const key of Object.keys(event).filter((key) => !ownKeys.includes(key)).sort(byScalars)) {
    parts.push(`${quoted(key)}:${valueText(event[key])}`);
  }
  return `{${parts.join(",")}}`;
}

function valueText(value) {
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(",")}]`;
  return `{${Object.keys(value).sort(byScalars).map((key) => `${quoted(key)}:${valueText(value[key])}`).join(",")}}`;
}

/// As Swift describes a Double, which takes to exponents sooner than JavaScript and writes them with two digits.
function numberText(value) {
  if (!Number.isFinite(value)) return "null";
  if (Number.isInteger(value)) return value === 0 ? "0" : BigInt(value).toString();
  if (Math.abs(value) >= 1e-4) return String(value);
  const [mantissa, exponent] = value.toExponential().split("e-");
  return `${mantissa}e-${exponent.padStart(2, "0")}`;
}

function quoted(text) {
  const escapes = { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const escaped = text.replace(/["\\\u0000-\u001f]/g, (character) => escapes[character]
    ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped}"`;
}

/// By Unicode scalars, as Swift orders keys, where JavaScript's own order is by UTF-16 units.
function byScalars(a, b) {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = left[index].codePointAt(0) - right[index].codePointAt(0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/// The trace as an object in Chrome's trace event format, which ui.perfetto.dev and chrome://tracing open.
///
/// The rule of the conversion, so that other programs can follow it:
/// - The app is process 1, named by a `process_name` event. Every object of the trace is a thread of it, whose `tid` is
///   the object's `id` plus 2, for 0 is no thread to Perfetto; `thread_name` is `Class "Title" #id`, and
///   `thread_sort_index` keeps parents above children.
/// - `ts` is the media clock in microseconds. Many callbacks come at one instant: to keep their order, the second and
///   every further event of an instant is a nanosecond (0.001) later than the one before.
/// - An appearance state is a complete event (`ph` X, `cat` appearance) from the callback that begins it to the one that
///   ends it; the last one of an object lasts until the trace's last event. `disappeared` and `unloaded` are no slices.
/// - A callback is an instant event of its thread (`ph` i, `s` t), its `cat` the kind of callback; what else the trace
///   says of it, with its `seq`, is in `args`.
/// - A transition is a complete event (`cat` transition) on thread 1, which is named `Transitions`. Perfetto takes the
///   thread with the process's number for the main one and shows it first.
export function perfettoTrace(model, familyOf, transitionName) {
  const { events } = model;
  const times = orderedMicroseconds(events);
  const end = times.at(-1) ?? 0;
  const process = 1;
  const transitions = 1;
  const threadOf = (id) => id + 2;
  const metadata = (name, tid, args) => ({ name, ph: "M", pid: process, tid, ts: 0, args });
  const traceEvents = [metadata("process_name", transitions, { name: model.name })];
  if (model.transitions.length) {
    traceEvents.push(metadata("thread_name", transitions, { name: "Transitions" }),
      metadata("thread_sort_index", transitions, { sort_index: -1 }));
  }
  model.outline().forEach(({ controller }, index) => {
    if (controller.events.length === 0) return;
    const title = controller.title ? ` "${controller.title}"` : "";
    traceEvents.push(
      metadata("thread_name", threadOf(controller.id), { name: controller.id === 0 ? "Other objects"
        : `${controller.class}${title} #${controller.id}` }),
      metadata("thread_sort_index", threadOf(controller.id), { sort_index: index }));
  });
  const slice = (name, cat, tid, from, to, args) => {
    const [start, stop] = [times[from], to === null ? end : times[to]];
    return { name, cat, ph: "X", ts: start, dur: nanoseconds(stop - start), pid: process, tid, args };
  };
  const slices = [];
  for (const transition of model.transitions) {
    slices.push(slice(transitionName(transition), "transition", transitions, transition.from, transition.to,
      { animated: transition.isAnimated }));
  }
  for (const controller of model.controllers.values()) {
    for (const span of controller.spans) {
      if (["unloaded", "disappeared", "removed"].includes(span.state)) continue;
      slices.push(slice(span.state, "appearance", threadOf(controller.id), span.from, span.to, {}));
    }
  }
  const marks = events.map((event, index) => {
    const { time, class: name, id, title, event: callback, ...args } = event;
    return {
      name: callback, cat: familyOf(event), ph: "i", s: "t", ts: times[index], pid: process, tid: threadOf(id), args,
    };
  });
  // A slice comes before the mark that begins it, so that the mark lies in it.
  const body = [...slices, ...marks].sort((a, b) => a.ts - b.ts || (a.ph === "X" ? 0 : 1) - (b.ph === "X" ? 0 : 1));
  return { traceEvents: [...traceEvents, ...body], displayTimeUnit: "ms" };
}

const nanoseconds = (microseconds) => Math.round(microseconds * 1000) / 1000;

/// Microseconds of the events, each later than the one before.
function orderedMicroseconds(events) {
  let last = -Infinity;
  return events.map((event) => {
    last = Math.max(nanoseconds(event.time * 1e6), nanoseconds(last + 0.001));
    return last;
  });
}

/// Gives the person a file.
export function download(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read the file when the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
