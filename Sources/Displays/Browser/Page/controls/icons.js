import { svgElement } from "matryoshka/elements";

// Icons on a grid of 20 by 20, drawn with lines of 1.5 in the colour of the text.

const paths = {
  rotateLeft: "M3.2 6.2V2.9M3.2 6.2h3.3M3.6 5.8A6.6 6.6 0 0 1 12.5 3.1M7.5 7.5h7.8a1.2 1.2 0 0 1 1.2 1.2v6.6a1.2 1.2 0 0 1-1.2 1.2H7.5a1.2 1.2 0 0 1-1.2-1.2V8.7a1.2 1.2 0 0 1 1.2-1.2zM8.6 11v2",
  rotateRight: "M16.8 6.2V2.9M16.8 6.2h-3.3M16.4 5.8A6.6 6.6 0 0 0 7.5 3.1M12.5 7.5H4.7a1.2 1.2 0 0 0-1.2 1.2v6.6a1.2 1.2 0 0 0 1.2 1.2h7.8a1.2 1.2 0 0 0 1.2-1.2V8.7a1.2 1.2 0 0 0-1.2-1.2zM11.4 11v2",
  sun: "M10 6.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1",
  moon: "M16.5 11.9A7 7 0 0 1 8.1 3.5a7 7 0 1 0 8.4 8.4z",
  textSize: "M2.5 15.5L6.8 4.5h.4l4.3 11M4 12h6M12.5 15.5l2.6-7h.3l2.6 7M13.4 13.3h3.7",
  pause: "M7 4.5v11M13 4.5v11",
  play: "M6.5 4.2v11.6l9-5.8z",
  step: "M5 4.7v10.6l7.5-5.3zM15.5 4.7v10.6",
  slow: "M3 13.5c0-4 2.8-6.5 6-6.5s6 2.5 6 6.5zM15 11.5c1.6 0 2.5-.8 2.5-2s-.8-1.7-1.6-1.7-1.4.6-1.4 1.4M5 13.5V15.5M13 13.5V15.5M3 13.5h12M9 7v6.5M6 8.5l1 5M12 8.5l-1 5",
  home: "M3.5 9.3L10 3.7l6.5 5.6M5.3 8v7.3a.9.9 0 0 0 .9.9h7.6a.9.9 0 0 0 .9-.9V8",
  shake: "M7.5 4h5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM3.8 7.5L2.5 9l1.3 1.5L2.5 12l1.3 1M16.2 7.5L17.5 9l-1.3 1.5L17.5 12l-1.3 1",
  location: "M10 17.2c3.3-3.7 5-6.4 5-8.9a5 5 0 0 0-10 0c0 2.5 1.7 5.2 5 8.9zM10 6.6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  memory: "M6 5.5h8a.7.7 0 0 1 .7.7v7.6a.7.7 0 0 1-.7.7H6a.7.7 0 0 1-.7-.7V6.2a.7.7 0 0 1 .7-.7zM8 3v2.5M12 3v2.5M8 14.5V17M12 14.5V17M2.8 8h2.5M2.8 12h2.5M14.7 8h2.5M14.7 12h2.5M10 8v2.3M10 12v.1",
  camera: "M3.5 6.5h2.7l1.2-2h5.2l1.2 2h2.7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM10 8.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  record: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
  stop: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
  restart: "M15.8 10a5.8 5.8 0 1 1-1.7-4.1L16 7.8M16 4v3.8h-3.8",
  inspector: "M3.5 4h13a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM11 4v12M13.3 7h2M13.3 9.5h2M13.3 12h2",
  more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  chevron: "M6 8l4 4 4-4",
  check: "M4.5 10.5l3.5 3.5 7.5-8",
  phone: "M7 2.8h6a1.2 1.2 0 0 1 1.2 1.2v12A1.2 1.2 0 0 1 13 17.2H7A1.2 1.2 0 0 1 5.8 16V4A1.2 1.2 0 0 1 7 2.8zM9 4.6h2",
  pad: "M5 2.8h10A1.2 1.2 0 0 1 16.2 4v12a1.2 1.2 0 0 1-1.2 1.2H5A1.2 1.2 0 0 1 3.8 16V4A1.2 1.2 0 0 1 5 2.8zM9 15.2h2",
  touches: "M8.3 10.5V4.7a1.2 1.2 0 0 1 2.4 0v4.6M10.7 9.3V8.2a1.2 1.2 0 0 1 2.4 0v1.6M13.1 9.8V9a1.2 1.2 0 0 1 2.4 0v4c0 2.5-1.7 4.3-4.2 4.3-2 0-3.2-.8-4.2-2.5L4.7 11.3c-.8-1.4 1-2.6 2-1.3l1.6 2",
  palette: "M10 3a7 7 0 0 0 0 14zM10 3a7 7 0 0 1 0 14",
  zoom: "M8.8 4a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM12.4 12.4l4 4",
  warning: "M10 3.8l7 12.2H3zM10 8.3v3.7M10 14v.1",
  crash: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.7 7.7l4.6 4.6M12.3 7.7l-4.6 4.6",
  offline: "M3 8.2a10 10 0 0 1 3.2-2M9 5.2a10 10 0 0 1 8 3M5.5 11a6.5 6.5 0 0 1 4-2M12.5 9.7a6.5 6.5 0 0 1 2 1.3M10 15v.1M4 3.5l12 13",
  close: "M5.5 5.5l9 9M14.5 5.5l-9 9",
  hourglass: "M6 3.5h8M6 16.5h8M7 3.5v2.7L10 10l3-3.8V3.5M7 16.5v-2.7L10 10l3 3.8v2.7",
  keyboard: "M3.5 5.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M7 11.7h6",
};
const thick = new Set(["more"]);
const filled = { record: "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z", stop: "M7.5 7.5h5v5h-5z" };

export function icon(name) {
  const drawing = svgElement("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" });
  drawing.append(svgElement("path", {
    d: paths[name], fill: "none", stroke: "currentColor", "stroke-width": thick.has(name) ? 2.2 : 1.5,
    "stroke-linecap": "round", "stroke-linejoin": "round",
  }));
  if (filled[name]) drawing.append(svgElement("path", { d: filled[name], fill: "currentColor" }));
  return drawing;
}

/// The project's doll.
export function doll() {
  const drawing = svgElement("svg", { viewBox: "0 0 32 32", class: "doll", "aria-hidden": "true" });
  const part = (name, attributes) => drawing.append(svgElement(name, attributes));
  part("path", { fill: "#d4412f", d: "M16 2c-4.7 0-7.6 3.3-7.6 7.4 0 2.2.8 3.7 1.7 4.9C7.2 16.3 5.5 19.2 5.5 22.7 5.5 27.6 9.8 30 16 30s10.5-2.4 10.5-7.3c0-3.5-1.7-6.4-4.6-8.4.9-1.2 1.7-2.7 1.7-4.9C23.6 5.3 20.7 2 16 2z" });
  part("circle", { cx: 16, cy: 9.8, r: 4.7, fill: "#ffe3c9" });
  part("path", { fill: "#7a2016", d: "M11.3 9.6C11.3 6.7 13.3 4.9 16 4.9s4.7 1.8 4.7 4.7c-1.7-.2-3.7-1.2-4.7-2.7-1 1.5-3 2.5-4.7 2.7z" });
  part("ellipse", { cx: 16, cy: 22.6, rx: 5.7, ry: 5.4, fill: "#f6b73c" });
  part("path", { fill: "#d4412f", d: "M16 25.9l-3.1-2.9c-1.3-1.3-.4-3.3 1.3-3.3.8 0 1.4.4 1.8 1.1.4-.7 1-1.1 1.8-1.1 1.7 0 2.6 2 1.3 3.3z" });
  return drawing;
}
