import { element as h, show, svgElement as s } from "matryoshka/elements";

// Elements and pictures that all parts of the inspector are made of.

export { h, s, show };

const paths = {
  pause: "M5 3h2.5v10H5zM8.5 3H11v10H8.5z",
  play: "M4.5 2.8 12.5 8l-8 5.2z",
  step: "M3 3.2 9.5 8 3 12.8zM11 3h2v10h-2z",
  steps: "M1.5 3.5 6.5 8l-5 4.5zM6.5 3.5l5 4.5-5 4.5zM12.5 3h2v10h-2z",
  target: "M8 1v3M8 12v3M1 8h3M12 8h3M8 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM8 7.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z",
  export: "M8 2v8M4.8 7 8 10.2 11.2 7M2.5 11v2.5h11V11",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  fit: "M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M5 8h6M5.8 6.6 4.4 8l1.4 1.4M10.2 6.6 11.6 8l-1.4 1.4",
  end: "M3 3.5 8 8l-5 4.5M8 3.5 13 8l-5 4.5",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3l3.5 3.5",
  chevron: "M5.5 3.5 10.5 8l-5 4.5",
  previous: "M10.5 3.5 5.5 8l5 4.5",
  warning: "M8 2 14.8 13.8H1.2zM8 6.2v3.6M8 11.4v.9",
  note: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 7.2v4M8 4.6v.9",
  copy: "M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z",
  expand: "M9.5 2.5h4v4M13.2 2.8 9.3 6.7M6.5 13.5h-4v-4M2.8 13.2l3.9-3.9",
};

const filled = new Set(["pause", "play", "step", "steps"]);

export function icon(name) {
  const shape = s("path", { d: paths[name] });
  return s("svg", { viewBox: "0 0 16 16", class: `glyph ${filled.has(name) ? "filled" : ""}`, "aria-hidden": "true" },
    shape);
}

export function iconButton(name, label, action, attributes = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: action,
    ...attributes }, icon(name));
}

/// A disc that fills while its controller appears and empties while it disappears; readable without its colour.
export function stateDisc(state) {
  const disc = s("svg", { viewBox: "0 0 16 16", class: "disc", "aria-hidden": "true", "data-state": state });
  disc.append(s("circle", { cx: 8, cy: 8, r: 6, class: "rim" }));
  if (state === "appearing") disc.append(s("path", { d: "M8 2a6 6 0 0 1 0 12z", class: "fill" }));
  if (state === "disappearing") disc.append(s("path", { d: "M8 2a6 6 0 0 0 0 12z", class: "fill" }));
  if (state === "appeared") disc.append(s("circle", { cx: 8, cy: 8, r: 6, class: "fill" }));
  if (state === "removed") disc.append(s("path", { d: "M5 8h6", class: "cross" }));
  if (state === "deinit") disc.append(s("path", { d: "M5 5l6 6M11 5l-6 6", class: "cross" }));
  return disc;
}

export function stateName(state) {
  return state === "unloaded" ? "not loaded" : state;
}

export function stateChip(state) {
  return h("span", { class: "chip", "data-state": state }, stateDisc(state), h("span", {}, stateName(state)));
}

/// A name of several words, which may break between them where there is little room.
export function breakable(name) {
  return name.split(/(?=[A-Z][a-z])/).flatMap((word, at) => (at ? [h("wbr"), word] : [word]));
}

/// Calls at most once a displayed frame, however often it is asked to. While the page is hidden nothing is drawn.
export function oncePerFrame(action) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
}
