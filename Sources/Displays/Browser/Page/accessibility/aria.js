import { describe, elementFor, isField, shapeOf } from "matryoshka/accessibility/aria-roles";
import { setAttribute } from "matryoshka/elements";

// The app's accessibility as elements over the canvas, so that screen readers and browser tests find "Menu" and press
// it.
//
// The canvas is hidden from assistive technology: the elements say all that it shows. Their parent has no role
// `application`. That would have screen readers hand every key to the page, and take from their users the ways of
// reading, by element, heading or form field, that work on the elements as on any page.
//
// The elements lie above the canvas and take the pointer, or a test that clicks one would be told that the canvas is in
// the way; the phone's own listeners see all of it on its way up. A click without a pointer before it comes from a
// key, from assistive technology or from a script, and activates the element.

export class Accessibility {
  #root;
  #phone;
  #channel;
  #textEntry;
  #shown = new Map();
  #focused = null;

  constructor(channel, phone, model, textEntry) {
    this.#root = phone.elements;
    this.#phone = phone;
    this.#channel = channel;
    this.#textEntry = textEntry;
    channel.on("accessibility", ({ elements, focus }) => {
      this.#show(elements);
      this.#goTo(focus);
    });
    channel.on("reset", () => this.#show([]));
    this.#root.addEventListener("click", (event) => this.#click(event));
    this.#root.addEventListener("focusin", (event) => this.#focus(event));
    this.#root.addEventListener("keydown", (event) => this.#key(event));
    phone.element.addEventListener("pointerdown", () => this.#takeKeys());
    model.onChange(() => setAttribute(this.#root, "aria-label", model.name));
    setAttribute(this.#root, "role", "region");
  }

  #show(items) {
    const holders = new Set(items.map(({ container }) => container).filter((id) => id !== undefined && id !== null));
    const frames = new Map(items.map(({ id, frame }) => [id, frame]));
    const previous = this.#shown;
    const current = new Map();
    this.#shown = current;
    for (const item of items) {
      const shape = shapeOf(item, holders.has(item.id));
      let shown = previous.get(item.id);
      if (shown?.shape !== shape) {
        shown?.element.remove();
        shown = { element: elementFor(shape), shape };
        shown.element.dataset.element = item.id;
      }
      previous.delete(item.id);
      current.set(item.id, Object.assign(shown, { item }));
      describe(shown.element, shape, item, this.#textEntry.isComposing);
      place(shown.element, item.frame, frames.get(item.container));
    }
    const hadFocus = this.#root.contains(document.activeElement);
    this.#arrange(items, current);
    for (const { element } of previous.values()) element.remove();
    this.#followFocus(items);
    // Keys go on to the app when what had the focus is gone.
    if (hadFocus && !this.#phone.element.contains(document.activeElement)) this.#takeKeys();
  }

  // From the outside in, and only what is not in its place: an element that moves may lose its focus.
  #arrange(items, current) {
    const contents = new Map([[null, []]]);
    for (const { id, container } of items) {
      const holder = current.has(container) ? container : null;
      if (!contents.has(holder)) contents.set(holder, []);
      contents.get(holder).push(id);
    }
    const holders = [null];
    for (const holder of holders) {
      const parent = holder === null ? this.#root : current.get(holder).element;
      let next = parent.firstElementChild;
      for (const id of contents.get(holder)) {
        const { element } = current.get(id);
        if (element === next) next = next.nextElementSibling;
        else insert(parent, element, next);
        if (contents.has(id)) holders.push(id);
      }
    }
  }

  // The app's first responder has the page's focus as well, if the phone has it at all.
  #followFocus(items) {
    const focused = items.find(({ id, isFocused }) => isFocused && isField(this.#shown.get(id).shape))?.id ?? null;
    if (focused === this.#focused) return;
    const was = this.#focused;
    this.#focused = focused;
    if (!this.#phone.element.contains(document.activeElement)) return;
    if (focused !== null) this.#shown.get(focused).element.focus({ preventScroll: true });
    else if (document.activeElement === this.#shown.get(was)?.element) {
      this.#textEntry.field.focus({ preventScroll: true });
    }
  }

  /// Follows the app's wish where the focus is the phone's, or nobody's; keys that are being typed stay where they go.
  #goTo(id) {
    const shown = this.#shown.get(id);
    if (!shown || (this.#textEntry.isActive && !isField(shown.shape))) return;
    const active = document.activeElement;
    if (active && active !== document.body && !this.#phone.element.contains(active)) return;
    // What only says something takes no focus by Tab.
    if (!shown.element.matches("button, input, textarea, [tabindex]")) shown.element.tabIndex = -1;
    shown.element.focus({ preventScroll: true });
  }

  #takeKeys() {
    const active = document.activeElement;
    if (this.#phone.element.contains(active) && active.matches("input, textarea")) return;
    this.#textEntry.field.focus({ preventScroll: true });
  }

  #elementOf({ target }) {
    const id = target.closest?.("[data-element]")?.dataset.element;
    return id === undefined ? null : this.#shown.get(Number(id));
  }

  #perform(kind, { item }) {
    this.#channel.send("perform", { element: item.id, kind });
  }

  #click(event) {
    // With a pointer, its touches have gone to the app already.
    if (event.detail !== 0) return;
    const shown = this.#elementOf(event);
    if (shown) this.#perform("activate", shown);
  }

  #focus(event) {
    const shown = this.#elementOf(event);
    if (shown && isField(shown.shape) && !shown.item.isFocused) this.#perform("focus", shown);
  }

  #key(event) {
    const shown = this.#elementOf(event);
    if (!shown || isField(shown.shape) || event.ctrlKey || event.altKey || event.metaKey) return;
    const kind = kindFor(event.key, shown.shape);
    if (!kind) return;
    event.preventDefault();
    this.#perform(kind, shown);
  }
}

function kindFor(key, shape) {
  if (shape === "slider") {
    if (key === "ArrowUp" || key === "ArrowRight") return "increment";
    if (key === "ArrowDown" || key === "ArrowLeft") return "decrement";
  }
  if (key === "Enter" || key === " ") return "activate";
  if (key === "PageDown") return "scrollDown";
  if (key === "PageUp") return "scrollUp";
  return key === "Escape" ? "escape" : null;
}

function place(target, frame, outer) {
  const style = target.style;
  style.left = `${frame.x - (outer?.x ?? 0)}px`;
  style.top = `${frame.y - (outer?.y ?? 0)}px`;
  style.width = `${frame.width}px`;
  style.height = `${frame.height}px`;
}

function insert(parent, child, before) {
  const hadFocus = child.contains(document.activeElement);
  // Browsers that can move an element keep its focus.
  if (child.isConnected && parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
  if (hadFocus && document.activeElement !== child) child.focus({ preventScroll: true });
}
