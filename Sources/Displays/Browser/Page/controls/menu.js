import { element } from "matryoshka/elements";
import { icon } from "matryoshka/controls/icons";

// Menus and small panels that drop from a button. The browser's popovers close them and keep them on top.

/// Opens a panel with contents below a button; `close` of the answer closes it.
export function openPanel(button, contents, { role = "dialog", label, onclose } = {}) {
  const panel = element("div", { class: role === "menu" ? "panel menu" : "panel", popover: "auto", role,
    "aria-label": label }, contents);
  document.body.append(panel);
  button.setAttribute("aria-expanded", "true");
  panel.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    button.setAttribute("aria-expanded", "false");
    const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.remove();
    if (hadFocus) button.focus({ preventScroll: true });
    onclose?.();
  });
  panel.showPopover({ source: button });
  placeBelow(panel, button);
  return { panel, close: () => panel.isConnected && panel.hidePopover() };
}

function placeBelow(panel, button) {
  const anchor = button.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  const gap = 6, edge = 8;
  const left = Math.min(Math.max(edge, anchor.left), innerWidth - box.width - edge);
  const below = anchor.bottom + gap;
  const fitsBelow = below + box.height <= innerHeight - edge;
  panel.style.left = `${Math.max(edge, left)}px`;
  panel.style.top = `${fitsBelow ? below : Math.max(edge, anchor.top - gap - box.height)}px`;
}

/// Opens a menu of {title, icon, shortcut, isOn, isEnabled, run} with strings as headings and null as separators.
export function openMenu(button, entries, label) {
  const items = entries.map((entry) => {
    if (entry === null) return element("hr");
    if (typeof entry === "string") return element("div", { class: "menu-heading", role: "presentation" }, entry);
    const isChoice = entry.isOn !== undefined;
    return element("button", {
      type: "button", class: "menu-item", role: isChoice ? "menuitemcheckbox" : "menuitem", tabindex: "-1",
      "aria-checked": isChoice ? String(entry.isOn) : undefined, disabled: entry.isEnabled === false,
      onclick: () => {
        opened.close();
        entry.run();
      },
    },
    element("span", { class: "menu-check" }, entry.isOn ? icon("check") : null),
    entry.icon ? icon(entry.icon) : null, element("span", { class: "menu-title" }, entry.title),
    entry.shortcut ? element("kbd", {}, entry.shortcut) : null);
  });
  const opened = openPanel(button, items, { role: "menu", label });
  const enabled = items.filter((item) => item.matches("button:not([disabled])"));
  moveByKeys(opened.panel, enabled);
  (enabled.find((item) => item.getAttribute("aria-checked") === "true") ?? enabled[0])?.focus();
}

function moveByKeys(panel, items) {
  panel.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    const target = {
      ArrowDown: (at + 1) % items.length, ArrowUp: (at + items.length - 1) % items.length, Home: 0,
      End: items.length - 1,
    }[event.key] ?? matching(items, at, event.key);
    if (event.key === "Tab") panel.hidePopover();
    if (target === undefined) return;
    event.preventDefault();
    items[target].focus();
  });
}

// A letter goes to the next item that begins with it.
function matching(items, at, key) {
  if (key.length !== 1 || key === " ") return undefined;
  const begins = (item) => item.querySelector(".menu-title").textContent.toLowerCase().startsWith(key.toLowerCase());
  const order = items.map((_, offset) => (at + 1 + offset) % items.length);
  return order.find((candidate) => begins(items[candidate]));
}
