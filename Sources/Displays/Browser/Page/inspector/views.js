import { breakable, h, iconButton, oncePerFrame, show } from "matryoshka/inspector/elements";
import { numberText, sizeText } from "matryoshka/inspector/callbacks";
import { factList } from "matryoshka/inspector/details";
import { VirtualList } from "matryoshka/inspector/list";

/// The tree of views, and what is known of the selected one.
export class ViewsPanel {
  constructor({ model, selection, overlay }) {
    Object.assign(this, { model, selection, overlay });
    this.folded = new Set();
    this.text = "";
    this.list = new VirtualList({ label: "Views", rowHeight: 24, role: "tree", render: (row) => this.row(row),
      onSelect: (row, index, event) => this.chosen(row, event), onKey: (event, row) => this.key(event, row),
      onHover: (row) => overlay.hover(row?.id ?? null) });
    this.search = h("input", { type: "search", placeholder: "Filter", title: "Class, text, label or identifier",
      spellcheck: "false",
      "aria-label": "Filter views",
        oninput: () => { this.text = this.search.value.trim().toLowerCase(); this.draw(); } });
    this.details = h("div", { class: "view-details scroller" });
    this.count = h("span", { class: "count" });
    this.element = h("div", { class: "views" }, h("div", { class: "views-tree" },
      h("div", { class: "bar" }, this.search, this.count,
        iconButton("minus", "Fold everything but the path to the selected view", () => this.foldAll()),
        iconButton("plus", "Unfold everything", () => { this.folded.clear(); this.draw(); })), this.list.element),
          this.details);
    this.draw = oncePerFrame(() => this.drawNow());
    model.on("tree", this.draw);
    model.on("reset", this.draw);
    selection.onChange(() => { this.unfoldTo(selection.view); this.draw(); });
  }

  drawNow() {
    if (this.element.hidden) return;
    this.indexConstraints();
    const rows = [];
    const matches = (view) => `${view.class} ${view.text ?? ""} ${view.accessibilityLabel ?? ""} `
      .concat(`${view.accessibilityIdentifier ?? ""} ${view.placeholder ?? ""}`).toLowerCase().includes(this.text);
    const visit = (view, depth) => {
      const subviews = view.subviews ?? [];
      const isFolded = this.folded.has(view.id);
      if (this.text === "") rows.push({ id: view.id, view, depth, hasSubviews: subviews.length > 0, isFolded });
      else if (matches(view)) rows.push({ id: view.id, view, depth: 0, hasSubviews: false, isFolded: false });
      if (this.text === "" && isFolded) return;
      for (const subview of subviews) visit(subview, depth + 1);
    };
    for (const window of this.model.tree?.windows ?? []) visit(window.view, 0);
    const selected = rows.findIndex((row) => row.id === this.selection.view);
    this.list.setRows(rows, this.list.selected);
    if (selected !== this.list.selected) this.list.select(selected);
    this.count.textContent = this.text ? `${rows.length} of ${this.model.views.size}`
      : `${this.model.views.size} views`;
    this.drawDetails();
  }

  row({ id, view, depth, hasSubviews, isFolded }) {
    const entry = this.model.views.get(id);
    const controller = entry?.isRoot ? this.model.controllers.get(entry.controller) : null;
    const details = view.details ?? {};
    const flags = [];
    if (view.isHidden) flags.push("hidden");
    if (view.alpha < 1) flags.push(`alpha ${numberText(view.alpha)}`);
    flags.push(...(view.states ?? []));
    const label = view.text || view.accessibilityLabel || view.placeholder || view.accessibilityIdentifier;
    const fold = hasSubviews ? h("span", { class: `fold ${isFolded ? "folded" : ""}`, "data-fold": "" }) : h("span",
      { class: "fold none" });
    const name = [view.class, controller?.class, label].filter(Boolean).join(", ");
    const row = h("div", { title: name, class: `view-row ${view.isHidden || view.alpha < 0.01 ? "muted" : ""}`,
      "aria-level": depth + 1, "aria-expanded": hasSubviews ? String(!isFolded) : null }, fold,
    h("span", { class: "view-class" }, view.class),
    controller ? h("span", { class: "owner", "data-state": controller.state }, controller.class) : null,
    label ? h("span", { class: "view-text" }, `“${label.replace(/\s+/g, " ")}”`) : null,
    details.hasAmbiguousLayout ? h("span", { class: "flag warn" }, "ambiguous") : null,
    this.constraints.get(id)?.some(({ isBroken }) => isBroken) ? h("span", { class: "flag bad" }, "conflict") : null,
    flags.map((flag) => h("span", { class: "flag" }, flag)),
    h("span", { class: "view-frame" },
      `${numberText(view.frame.x)}, ${numberText(view.frame.y)}  ${sizeText(view.frame)}`));
    row.style.paddingInlineStart = `${6 + Math.min(depth, 24) * 12}px`;
    return row;
  }

  chosen(row, event) {
    if (event.target.closest?.("[data-fold]")) this.toggle(row.id);
    this.selection.selectView(row.id, this);
  }

  key(event, row) {
    if (!row) return false;
    if (event.key === "ArrowRight" && row.isFolded) this.toggle(row.id);
    else if (event.key === "ArrowLeft" && row.hasSubviews && !row.isFolded) this.toggle(row.id);
    else if (event.key === "ArrowLeft") {
      const superview = this.model.views.get(row.id)?.superview;
      if (superview != null) this.selection.selectView(superview, this);
    } else if (event.key === "ArrowRight" && row.hasSubviews) {
      this.selection.selectView(row.view.subviews[0].id, this);
    } else {
      return false;
    }
    return true;
  }

  toggle(id) {
    if (!this.folded.delete(id)) this.folded.add(id);
    this.draw();
  }

  foldAll() {
    for (const [id, { depth }] of this.model.views) if (depth > 0) this.folded.add(id);
    this.unfoldTo(this.selection.view);
    this.draw();
  }

  unfoldTo(id) {
    if (id === null) return;
    for (const each of this.model.pathTo(id).slice(0, -1)) this.folded.delete(each);
  }

  // MARK: Details

  drawDetails() {
    const entry = this.model.views.get(this.selection.view);
    if (!entry) {
      show(this.details, h("p", { class: "empty" }, this.model.tree ? "Select a view here, or pick one on the phone."
        : "The views appear here as soon as the app has drawn."));
      return;
    }
    const { view } = entry;
    const details = view.details ?? {};
    const controller = this.model.controllers.get(entry.controller);
    const facts = [["Frame", rectangleText(view.frame)]];
    if (details.bounds) facts.push(["Bounds", rectangleText(details.bounds)]);
    facts.push(["Window", rectangleText(view.windowFrame)]);
    const add = (name, value) => { if (value !== undefined && value !== null && value !== "") facts.push([name,
      value]); };
    add("Controller", controller ? h("button", { type: "button", class: "link",
      onclick: () => this.selection.selectController(controller.id, this) },
    entry.isRoot ? "view of " : null, breakable(controller.class)) : null);
    add("Text", view.text);
    add("Placeholder", view.placeholder);
    add("Label", view.accessibilityLabel !== view.text ? view.accessibilityLabel : null);
    add("Identifier", view.accessibilityIdentifier);
    const flags = [view.isHidden && "hidden", view.clipsToBounds && "clips to bounds",
      !view.isUserInteractionEnabled && "takes no touches", view.hasOpaqueBackground && "opaque background",
        ...(view.states ?? [])];
    add("Flags", flags.filter(Boolean).join(", "));
    if (view.alpha !== 1) add("Alpha", numberText(view.alpha));
    add("Margins", insetsText(details.layoutMargins));
    add("Safe area", insetsText(details.safeAreaInsets));
    const { intrinsicWidth, intrinsicHeight, huggingPriorities, compressionResistancePriorities, scroll } = details;
    if (intrinsicWidth != null || intrinsicHeight != null) {
      const length = (value) => (value == null ? "none" : numberText(value));
      add("Intrinsic size", `${length(intrinsicWidth)} × ${length(intrinsicHeight)}`);
      const pair = (values) => `${numberText(values[0])} ↔  ${numberText(values[1])} ↕`;
      if (huggingPriorities?.length === 2) add("Hugging", pair(huggingPriorities));
      if (compressionResistancePriorities?.length === 2) add("Resists shrinking",
        pair(compressionResistancePriorities));
    }
    if (scroll) {
      add("Content offset", scroll.contentOffset.map(numberText).join(", "));
      add("Content size", scroll.contentSize.map(numberText).join(" × "));
      if (Object.values(scroll.adjustedContentInset).some(Boolean)) add("Adjusted inset",
        insetsText(scroll.adjustedContentInset));
    }
    if (details.transform) add("Transform", details.transform.map(numberText).join(", "));
    if (details.backgroundColor) add("Background", colourText(details.backgroundColor));
    if (details.tintColor) add("Tint", colourText(details.tintColor));
    if (details.cornerRadius) add("Corner radius", numberText(details.cornerRadius));
    if (details.tag) add("Tag", numberText(details.tag));
    if (details.translatesAutoresizingMaskIntoConstraints === false) add("Autoresizing",
      "not turned into constraints");
    show(this.details, h("h3", {}, view.class, h("span", { class: "number" }, ` view ${view.id}`)),
      boxModel(view, details), factList(facts), this.constraintsPart(view.id, details));
  }

  constraintsPart(id, details) {
    const constraints = this.constraints.get(id) ?? [];
    if (!constraints.length && !details.hasAmbiguousLayout) return null;
    const rows = [...constraints].sort((a, b) => b.isBroken - a.isBroken).map(({ text, priority, isBroken,
      identifier, holder }) =>
      h("li", { class: isBroken ? "broken" : null }, h("code", {}, text),
        identifier ? h("span", { class: "flag" }, identifier) : null,
        priority !== 1000 ? h("span", { class: "flag" }, `priority ${numberText(priority)}`) : null,
        isBroken ? h("span", { class: "flag bad" }, "broken") : null,
        holder !== id ? h("button", { type: "button", class: "link holder",
          title: "The view that holds the constraint",
          onclick: () => this.selection.selectView(holder, this) }, `in ${this.model.views.get(holder).view.class}`)
            : null));
    return h("section", { class: "constraints" }, h("h4", {}, "Constraints", h("span", { class: "count" },
      rows.length)),
      details.hasAmbiguousLayout ? h("p", { class: "note warn" },
        "Ambiguous: more than one frame satisfies the constraints, "
        + "and which one it gets is by chance. A position or a size is missing in one direction.") : null,
      constraints.some(({ isBroken }) => isBroken) ? h("p", { class: "note bad" },
        "Conflict: not all of these constraints "
        + "can hold at once. The broken ones were given up; remove one, or lower its priority.") : null,
      h("ul", {}, rows));
  }

  /// The constraints that say something of a view, wherever they are held.
  indexConstraints() {
    this.constraints = new Map();
    for (const [holder, { view }] of this.model.views) {
      for (const constraint of view.constraints ?? []) {
        for (const id of new Set([constraint.first?.view, constraint.second?.view])) {
          if (id == null) continue;
          if (!this.constraints.has(id)) this.constraints.set(id, []);
          this.constraints.get(id).push({ ...constraint, holder });
        }
      }
    }
  }
}

function rectangleText({ x, y, width, height }) {
  return h("span", { class: "rectangle" }, h("span", {}, `${numberText(x)}, ${numberText(y)}`),
    h("span", {}, `${numberText(width)} × ${numberText(height)}`));
}

/// A colour of the tree, `#RRGGBBAA`, with a sample.
function colourText(colour) {
  const sample = h("i", { class: "sample" });
  sample.style.setProperty("--sample", colour);
  return h("span", {}, sample, colour);
}

function insetsText(insets) {
  if (!insets) return null;
  const { top, left, bottom, right } = insets;
  if (top === bottom && left === right) return top === left ? numberText(top)
    : `${numberText(top)} ↕  ${numberText(left)} ↔`;
  return `↑ ${numberText(top)}  ← ${numberText(left)}  ↓ ${numberText(bottom)}  → ${numberText(right)}`;
}

/// Superview, view and its size, as boxes with the distances between them.
function boxModel(view, details) {
  const insets = details.layoutMargins;
  const value = (number) => h("span", {}, number === undefined ? "" : numberText(number));
  return h("div", { class: "box-model", "aria-hidden": "true" },
    h("div", { class: "outer" }, h("b", {}, "frame"), h("span", { class: "at-top" },
      `x ${numberText(view.frame.x)}  y ${numberText(view.frame.y)}`),
      h("div", { class: "middle" }, insets ? [h("b", {}, "margins"), h("span", { class: "at-top" },
        value(insets.top)),
        h("span", { class: "at-left" }, value(insets.left)), h("span", { class: "at-right" }, value(insets.right)),
        h("span", { class: "at-bottom" }, value(insets.bottom))] : [],
      h("div", { class: "size" }, sizeText(view.frame)))));
}
