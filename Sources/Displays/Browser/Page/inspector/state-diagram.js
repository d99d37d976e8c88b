import { s } from "matryoshka/inspector/elements";

const nodes = {
  disappeared: { x: 66, y: 72 }, appearing: { x: 220, y: 24 }, appeared: { x: 374, y: 72 }, disappearing: { x: 220,
    y: 120 },
};

// From state to state: the callback that goes there, the arrow, and where its name stands.
const arrows = [
  { from: "disappeared", to: "appearing", name: "viewWillAppear", path: "M84 56 C 104 34 128 25 154 24", x: 122,
    y: 14 },
  { from: "appearing", to: "appeared", name: "viewDidAppear", path: "M286 24 C 312 25 336 34 356 55", x: 318, y: 14 },
  { from: "appeared", to: "disappearing", name: "viewWillDisappear", path: "M356 89 C 336 110 312 119 286 120",
    x: 318, y: 138 },
  { from: "disappearing", to: "disappeared", name: "viewDidDisappear", path: "M154 120 C 128 119 104 110 84 89",
    x: 122, y: 138 },
  { from: "appearing", to: "disappearing", path: "M214 42 C 208 60 208 84 214 102", isShortcut: true },
  { from: "disappearing", to: "appearing", path: "M226 102 C 232 84 232 60 226 42", isShortcut: true },
];

/// The four appearance states and the callbacks between them, with the state that a controller is in.
///
/// - before: the state that it was in before, so that the way that it took can be shown.
export function stateDiagram(state, before) {
  const diagram = s("svg", { viewBox: "0 0 440 146", class: "state-diagram", role: "img",
    "aria-label": `Appearance state: ${state}` });
  const head = (name) => s("marker", { id: `arrow-${name}`, viewBox: "0 0 8 8", refX: 6.5, refY: 4, markerWidth: 7,
    markerHeight: 7, orient: "auto-start-reverse", class: `arrow-head ${name}` }, s("path",
      { d: "M0 0.8 7.5 4 0 7.2z" }));
  diagram.append(s("defs", {}, head("plain"), head("taken")));
  for (const arrow of arrows) {
    const isTaken = arrow.from === before && arrow.to === state;
    const kind = isTaken ? "taken" : "plain";
    diagram.append(s("path", { d: arrow.path, class: `arrow ${kind} ${arrow.isShortcut ? "shortcut" : ""}`,
      "marker-end": `url(#arrow-${kind})` }));
    if (arrow.name) {
      diagram.append(s("text", { x: arrow.x, y: arrow.y, "text-anchor": arrow.x < 220 ? "end" : "start",
        class: `arrow-name ${kind}` }, arrow.name));
    }
  }
  for (const [name, { x, y }] of Object.entries(nodes)) {
    const isCurrent = name === state || (name === "disappeared" && state === "unloaded");
    diagram.append(s("g", { class: `node ${isCurrent ? "current" : ""}`, "data-state": name },
      s("rect", { x: x - 58, y: y - 16, width: 116, height: 32, rx: 16 }),
      s("text", { x, y: y + 4.5, "text-anchor": "middle" }, name)));
  }
  return diagram;
}
