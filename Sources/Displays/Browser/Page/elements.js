// Making elements.

/// An HTML element with attributes, listeners (`onclick: …`) and children (elements, text or nothing, in lists or
/// not). Null and false leave an attribute or a child out.
export function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/// An SVG element.
export function svgElement(name, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    // What ARIA calls false is said, unlike HTML's false.
    if (name.startsWith("aria-")) made.setAttribute(name, String(value));
    else if (value === false) continue;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...present(children));
  return made;
}

/// Exchanges an element's children for others.
export function show(target, ...children) {
  target.replaceChildren(...present(children));
}

function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/// Sets an attribute, or removes it for null; says nothing to the browser, and so to a screen reader, if it is the
/// same.
export function setAttribute(target, name, value) {
  if (value === null || value === undefined || value === false) {
    if (target.hasAttribute(name)) target.removeAttribute(name);
  } else if (target.getAttribute(name) !== String(value)) {
    target.setAttribute(name, value);
  }
}
