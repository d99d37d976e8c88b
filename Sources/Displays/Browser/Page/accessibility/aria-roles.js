import { setAttribute } from "matryoshka/elements";

// What HTML element stands for an element of the app's accessibility, and how it says its state.

const fields = new Set(["textField", "secureTextField", "searchField", "textView"]);
const containers = {
  table: "list", list: "list", tabBar: "tablist", navigationBar: "navigation", toolbar: "toolbar",
  alert: "alertdialog", actionSheet: "dialog", sheet: "dialog", menu: "menu", segmentedControl: "radiogroup",
  keyboard: "group", scrollView: "group", pageControl: "group", picker: "group",
};

/// The kind of HTML element; one that changes its kind is made anew.
export function shapeOf(item, holdsOthers) {
  const traits = new Set(item.traits);
  const kind = item.kind ?? "";
  if (fields.has(kind)) return kind;
  if (holdsOthers) return `container:${containers[kind] ?? "group"}`;
  if (kind === "switch") return "switch";
  if (kind === "slider" || traits.has("adjustable")) return "slider";
  if (kind === "tab") return "tab";
  if (kind === "segment") return "segment";
  if (kind === "progress" || kind === "progressView") return "progress";
  if (traits.has("searchField")) return "searchField";
  if (traits.has("link")) return "link";
  if (traits.has("button") || kind === "button") return "button";
  if (kind === "cell") return "cell";
  if (traits.has("header")) return "heading";
  if (traits.has("image") || kind === "image") return "image";
  if (containers[kind]) return `container:${containers[kind]}`;
  return "text";
}

export function isField(shape) {
  return fields.has(shape);
}

/// Makes the element of a shape, without its state.
export function elementFor(shape) {
  const [name, role] = tagOf(shape);
  const made = document.createElement(name);
  if (role) made.setAttribute("role", role);
  if (name === "button") made.type = "button";
  if (isField(shape)) {
    if (name === "input") made.type = { secureTextField: "password", searchField: "search" }[shape] ?? "text";
    for (const attribute of ["autocomplete", "autocorrect"]) made.setAttribute(attribute, "off");
    made.setAttribute("autocapitalize", "none");
    made.setAttribute("spellcheck", "false");
  } else if (["slider", "switch", "tab", "segment", "link", "cell"].includes(shape)) {
    made.tabIndex = 0;
  }
  return made;
}

function tagOf(shape) {
  if (shape.startsWith("container:")) return ["div", shape.slice("container:".length)];
  switch (shape) {
    case "textField": case "secureTextField": case "searchField": return ["input", null];
    case "textView": return ["textarea", null];
    case "button": return ["button", null];
    case "heading": return ["h2", null];
    case "cell": return ["div", "listitem"];
    case "image": return ["div", "img"];
    case "segment": return ["div", "radio"];
    case "progress": return ["div", "progressbar"];
    case "switch": case "slider": case "tab": case "link": return ["div", shape];
    default: return ["div", null];
  }
}

/// Brings the element's state up to what the app says; an input method's field keeps its text.
export function describe(made, shape, item, isBeingComposed) {
  const traits = new Set(item.traits);
  const label = item.label ?? "";
  const value = item.value ?? "";
  const speaksText = ["text", "heading", "button", "link", "cell", "tab", "segment"].includes(shape);
  // Text for those whose name is their contents, so that tests find them by text as well.
  if (speaksText) {
    const text = shape === "text" && value && value !== label ? [label, value].filter(Boolean).join(", ") : label;
    if (made.textContent !== text) made.textContent = text;
  }
  // The contents of a list item are not its name.
  if (!speaksText || shape === "cell") setAttribute(made, "aria-label", label || null);
  if (isField(shape)) {
    setAttribute(made, "placeholder", item.placeholder ?? null);
    made.dataset.value = value;
    if (!isBeingComposed && made.value !== value) made.value = value;
    setAttribute(made, "aria-readonly", traits.has("notEnabled") ? "true" : null);
  }
  if (shape === "slider" || shape === "progress") describeRange(made, value);
  if (shape === "switch") setAttribute(made, "aria-checked", isOn(value) ? "true" : "false");
  if (shape === "segment") setAttribute(made, "aria-checked", traits.has("selected") ? "true" : "false");
  if (shape === "tab") setAttribute(made, "aria-selected", traits.has("selected") ? "true" : "false");
  if (shape === "button") setAttribute(made, "aria-pressed", traits.has("selected") ? "true" : null);
  if (shape === "cell") setAttribute(made, "aria-current", traits.has("selected") ? "true" : null);
  if (shape === "container:alertdialog" || shape === "container:dialog") setAttribute(made, "aria-modal", "true");
  const says = ["button", "cell", "image", "tab", "segment"].includes(shape) ? [value, item.hint] : [item.hint];
  setAttribute(made, "aria-description", says.filter(Boolean).join(", ") || null);
  setAttribute(made, "aria-disabled", traits.has("notEnabled") ? "true" : null);
  setAttribute(made, "data-identifier", item.identifier ?? null);
}

function describeRange(made, value) {
  const number = Number.parseFloat(value);
  const isPercent = value.trim().endsWith("%");
  setAttribute(made, "aria-valuenow", Number.isNaN(number) ? 0 : number);
  setAttribute(made, "aria-valuemin", isPercent || Number.isNaN(number) ? 0 : Math.min(0, number));
  setAttribute(made, "aria-valuemax", isPercent ? 100 : Math.max(1, number || 0));
  setAttribute(made, "aria-valuetext", value || null);
}

function isOn(value) {
  return ["1", "on", "true"].includes(value.toLowerCase());
}
