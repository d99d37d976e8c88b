import { breakable, h, oncePerFrame, show, stateChip, stateName } from "matryoshka/inspector/elements";
import { objectText } from "matryoshka/inspector/callbacks";

/// The controllers as boxes inside boxes: a child lies in its parent as its view lies in the parent's view.
export class ControllersPanel {
  constructor({ model, selection, overlay }) {
    Object.assign(this, { model, selection, overlay });
    /// The boxes by the controllers' numbers: they stay, so that a change of state can be seen as a change.
    this.boxes = new Map();
    this.collapsed = new Set();
    this.tree = h("div", { class: "controllers", role: "tree", "aria-label": "View controllers",
      onkeydown: (event) => this.key(event) });
    this.count = h("span", { class: "count" });
    this.empty = h("p", { class: "empty" },
      "No view controllers yet. They appear here as soon as the app makes them.");
    this.element = h("section", { class: "part controllers-part", "aria-label": "Controllers" },
      h("header", {}, h("h2", {}, "Controllers"), this.count),
      h("div", { class: "scroller" }, this.tree, this.empty));
    this.draw = oncePerFrame(() => this.drawNow());
    model.on("trace", this.draw);
    model.on("tree", this.draw);
    model.on("findings", this.draw);
    model.on("reset", () => { this.boxes.clear(); this.draw(); });
    selection.onChange((origin) => this.mark(origin));
  }

  drawNow() {
    const outline = this.model.outline().filter(({ controller }) => controller.isController);
    const kept = new Set();
    const places = new Map([[null, this.tree]]);
    const order = new Map();
    for (const entry of outline) {
      const { id } = entry.controller;
      kept.add(id);
      const box = this.boxes.get(id) ?? this.makeBox(id);
      this.update(box, entry);
      places.set(id, box.inside);
      const holder = places.has(entry.holder) ? entry.holder : null;
      if (!order.has(holder)) order.set(holder, []);
      order.get(holder).push({ element: box.element, isFormer: entry.isFormer || entry.controller.isGone });
    }
    for (const [id, box] of this.boxes) {
      if (!kept.has(id)) {
        box.element.remove();
        this.boxes.delete(id);
      }
    }
    for (const [id, place] of places) {
      // Who is inside stands before who was.
      const wanted = (order.get(id) ?? []).sort((a, b) => a.isFormer - b.isFormer).map(({ element }) => element);
      const isSame = wanted.length === place.children.length && wanted.every((each, at) =>
        each === place.children[at]);
      if (!isSame) place.replaceChildren(...wanted);
    }
    for (const { controller: { id } } of outline) {
      const box = this.boxes.get(id);
      const hasInside = box.inside.children.length > 0;
      box.element.classList.toggle("leaf", !hasInside);
      if (hasInside) box.element.setAttribute("aria-expanded", !this.collapsed.has(id));
      else box.element.removeAttribute("aria-expanded");
    }
    const live = outline.filter(({ controller }) => !controller.isGone).length;
    this.count.textContent = outline.length
      ? `${live} alive${live < outline.length ? `, ${outline.length - live} gone` : ""}` : "";
    this.empty.hidden = outline.length > 0;
    this.mark();
  }

  makeBox(id) {
    const box = { id, state: null };
    box.fold = h("button", { type: "button", class: "fold", tabindex: -1, "aria-hidden": "true", title: "Fold",
      onclick: (event) => { event.stopPropagation(); this.toggle(id); } });
    box.name = h("span", { class: "class-name" });
    box.title = h("span", { class: "title" });
    box.number = h("span", { class: "number" });
    box.chip = h("span", { class: "chip-place" });
    box.flags = h("span", { class: "flags" });
    box.head = h("div", { class: "box-head" }, box.fold,
      h("div", { class: "box-names" }, box.name, h("span", { class: "sub" }, box.title, box.number)), box.chip);
    box.inside = h("div", { class: "inside", role: "group" });
    box.element = h("div", { class: "box", role: "treeitem", tabindex: -1, "data-id": id,
      onclick: (event) => { event.stopPropagation(); this.selection.selectController(id, this); },
      onpointerover: (event) => { event.stopPropagation(); this.overlay.hoverController(id); },
      onpointerleave: () => this.overlay.hoverController(null) }, box.head, box.flags, box.inside);
    this.boxes.set(id, box);
    return box;
  }

  update(box, { controller, isPresented, isFormer }) {
    const { model } = this;
    const state = controller.shownState;
    if (box.className !== controller.class) {
      box.className = controller.class;
      show(box.name, breakable(controller.class));
    }
    box.title.textContent = controller.title ? `“${controller.title}”` : "";
    box.number.textContent = `#${controller.id}`;
    if (state !== box.state) {
      show(box.chip, stateChip(state));
      // The first state is no change.
      if (box.state !== null) this.flash(box);
      box.state = state;
    }
    const flags = [];
    const flag = (text, about, kind = "") => flags.push({ text, about, kind });
    if (isPresented) flag("presented", "Presented by the controller above it, and not a child of it.", "presented");
    const details = controller.inTree?.details;
    if (details?.isMovingToParent ?? controller.moving === "in") {
      flag("moving to parent", "isMovingToParent: it has been added, and its appearance is not over.", "moving");
    }
    if (details?.isMovingFromParent ?? controller.moving === "out") {
      flag("moving from parent", "isMovingFromParent: willMove(toParent: nil) was sent, and it has not gone yet.",
        "moving");
    }
    if (details?.isBeingPresented) flag("being presented", "In the middle of its presentation.", "moving");
    if (details?.isBeingDismissed) flag("being dismissed", "In the middle of its dismissal.", "moving");
    if (details?.appearanceForwarding === "manual") {
      flag("forwards by hand", "shouldAutomaticallyForwardAppearanceMethods is false: the container tells its "
        + "children itself.", "manual");
    }
    if (isFormer && !controller.isGone) flag("still held", "No longer a child; somebody still holds it.");
    const findings = model.findings.filter((finding) => finding.controllers.includes(controller.id)).length;
    if (findings) flag(findings === 1 ? "1 finding" : `${findings} findings`, "See Findings.", "bad");
    const text = flags.map((each) => each.text).join();
    if (box.flagsText !== text) {
      show(box.flags, flags.map((each) => h("span", { class: `flag ${each.kind}`, title: each.about }, each.text)));
      box.flagsText = text;
    }
    box.element.dataset.state = state;
    box.element.classList.toggle("former", isFormer || controller.isGone);
    box.element.classList.toggle("presented", isPresented);
    box.element.classList.toggle("folded", this.collapsed.has(controller.id));
    box.element.setAttribute("aria-label",
      `${objectText(controller)}, ${stateName(state)}${text ? `, ${text}` : ""}`);
  }

  flash(box) {
    box.head.classList.remove("flash");
    // Reading a size begins the animation anew.
    void box.head.offsetWidth;
    box.head.classList.add("flash");
  }

  toggle(id) {
    if (!this.collapsed.delete(id)) this.collapsed.add(id);
    this.draw();
  }

  mark(origin) {
    const { selection } = this;
    let focus = null;
    for (const [id, box] of this.boxes) {
      const isSelected = id === selection.controller;
      box.element.classList.toggle("selected", isSelected);
      box.element.classList.toggle("named", !isSelected && selection.controllers.has(id));
      box.element.setAttribute("aria-selected", isSelected);
      box.element.tabIndex = isSelected ? 0 : -1;
      if (isSelected) focus = box;
    }
    if (!focus) this.boxes.values().next().value?.element.setAttribute("tabindex", 0);
    if (focus && origin && origin !== this) focus.head.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const boxes = [...this.tree.querySelectorAll(".box")].filter((box) => box.offsetParent !== null);
    const at = boxes.indexOf(document.activeElement.closest(".box"));
    if (at < 0) return;
    const id = Number(boxes[at].dataset.id);
    const select = (box) => {
      if (!box) return;
      this.selection.selectController(Number(box.dataset.id), this);
      box.focus();
    };
    switch (event.key) {
    case "ArrowDown": select(boxes[at + 1]); break;
    case "ArrowUp": select(boxes[at - 1]); break;
    case "Home": select(boxes[0]); break;
    case "End": select(boxes.at(-1)); break;
    case "ArrowRight":
      if (this.collapsed.has(id)) this.toggle(id);
      else select(boxes[at].querySelector(".box"));
      break;
    case "ArrowLeft":
      if (!boxes[at].classList.contains("leaf") && !this.collapsed.has(id)) this.toggle(id);
      else select(boxes[at].parentElement.closest(".box"));
      break;
    case "Enter":
    case " ": select(boxes[at]); break;
    default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
