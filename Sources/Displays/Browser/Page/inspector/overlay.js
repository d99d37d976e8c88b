import { h, s, show } from "matryoshka/inspector/elements";
import { numberText, sizeText } from "matryoshka/inspector/callbacks";

/// What the inspector draws over the phone: the selected view with its distances and its size, and views under the
/// pointer while the person picks one.
export class PhoneOverlay {
  constructor({ model, selection, phone, channel }) {
    Object.assign(this, { model, selection, phone, channel });
    this.selected = s("g", { class: "inspector-selected" });
    this.hovered = s("g", { class: "inspector-hovered" });
    phone.overlay.append(this.selected, this.hovered);
    this.hoverView = null;
    this.isVisible = true;
    this.isPicking = false;
    this.request = 0;
    /// What to do with the answers that have not come, by the numbers of the questions.
    this.waiting = new Map();
    /// Where the pointer is now, while the answer for where it was has not come.
    this.next = null;
    this.pickListeners = new Set();
    const draw = () => this.draw();
    selection.onChange(draw);
    model.on("tree", draw);
    model.on("reset", () => {
      // An app that is gone answers nothing any more.
      this.waiting.clear();
      this.next = null;
      this.hoverView = null;
      draw();
    });
    channel.on("hitTest", ({ request, path }) => {
      const answered = this.waiting.get(request);
      this.waiting.delete(request);
      answered?.(path);
    });
  }

  show(isVisible) {
    this.isVisible = isVisible;
    if (!isVisible) this.setPicking(false);
    this.draw();
  }

  hoverController(id) {
    this.hover(id === null ? null : this.model.controllers.get(id)?.inTree?.view ?? null);
  }

  hover(view) {
    if (view === this.hoverView) return;
    this.hoverView = view;
    this.draw();
  }

  // MARK: Picking

  setPicking(isPicking) {
    if (isPicking === this.isPicking) return;
    this.isPicking = isPicking;
    this.phone.onPick(isPicking ? (point) => this.pick(point) : null);
    if (!isPicking) this.hover(null);
    for (const callback of this.pickListeners) callback(isPicking);
  }

  pick({ x, y, hover }) {
    // A click is always asked for; of the pointer's moves only the last, when the one before is answered.
    if (hover && this.waiting.size) {
      this.next = { x, y, hover };
      return;
    }
    const request = ++this.request;
    this.waiting.set(request, (path) => {
      if (hover) {
        if (this.isPicking) this.hover(path.at(-1) ?? null);
        const next = this.next;
        this.next = null;
        if (next && this.isPicking) this.pick(next);
        return;
      }
      this.setPicking(false);
      if (path.length) this.selection.selectView(path.at(-1), this, path);
    });
    this.channel.send("hitTest", { request, point: [x, y] });
  }

  // MARK: Drawing

  draw() {
    const { model, selection } = this;
    const frameOf = (id) => this.isVisible && id !== null ? model.views.get(id)?.view.windowFrame : null;
    const selected = frameOf(selection.view);
    show(this.selected, selected && isDrawable(selected) ? this.measured(selection.view, selected) : []);
    const hovered = this.hoverView !== selection.view ? frameOf(this.hoverView) : null;
    show(this.hovered, hovered && isDrawable(hovered) ? [rectangle(hovered, "inspector-hover"),
      this.label(model.views.get(this.hoverView).view, hovered)] : []);
  }

  measured(id, frame) {
    const { view, superview } = this.model.views.get(id);
    const parts = [];
    const outer = this.model.views.get(superview)?.view.windowFrame;
    if (outer && isDrawable(outer)) {
      parts.push(rectangle(outer, "inspector-superview"));
      parts.push(...distances(frame, outer, this.rootFrame(id)));
    }
    parts.push(rectangle(frame, "inspector-frame"));
    const { layoutMargins: margins, safeAreaInsets: insets } = view.details ?? {};
    if (insets && !isNothing(insets)) {
      parts.push(rectangle(inset(frame, insets), "inspector-safe-area"));
    }
    if (margins && !isNothing(margins)) parts.push(rectangle(inset(frame, margins), "inspector-margins"));
    parts.push(this.label(view, frame));
    return parts;
  }

  rootFrame(id) {
    return this.model.views.get(this.model.pathTo(id)[0]).view.windowFrame;
  }

  /// The class and the size, under the view, or above or in it where there is no room.
  label(view, frame) {
    const root = this.rootFrame(view.id);
    const { isRoot, controller } = this.model.views.get(view.id);
    const name = isRoot ? `${this.model.controllers.get(controller).class}.view` : view.class;
    const text = `${name}  ${sizeText(frame)}`;
    const width = text.length * 6.8 + 16;
    const height = 20;
    let x = Math.max(2, Math.min(frame.x, root.width - width - 2));
    let y = frame.y + frame.height + 4;
    if (y + height > root.height) y = frame.y - height - 4;
    if (y < 0) {
      x = frame.x + (frame.width - width) / 2;
      y = Math.min(frame.y + frame.height, root.height) - height - 44;
    }
    return s("g", { class: "inspector-label" }, s("rect", { x, y, width, height, rx: 5 }),
      s("text", { x: x + width / 2, y: y + 13.8, "text-anchor": "middle" }, text));
  }
}

function isDrawable({ x, y, width, height }) {
  return [x, y, width, height].every((value) => typeof value === "number");
}

function rectangle({ x, y, width, height }, name) {
  return s("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), class: name });
}

function isNothing({ top, left, bottom, right }) {
  return !top && !left && !bottom && !right;
}

function inset({ x, y, width, height }, { top, left, bottom, right }) {
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/// Lines from the view's edges to its superview's, with their lengths.
function distances(frame, outer, root) {
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const lines = [
    [outer.x, middleY, frame.x, middleY], [frame.x + frame.width, middleY, outer.x + outer.width, middleY],
    [middleX, outer.y, middleX, frame.y], [middleX, frame.y + frame.height, middleX, outer.y + outer.height],
  ];
  return lines.flatMap(([x1, y1, x2, y2]) => {
    const length = x2 - x1 + (y2 - y1);
    if (length < 1) return [];
    const parts = [s("line", { x1, y1, x2, y2, class: "inspector-distance" })];
    if (length >= 14) {
      const text = numberText(length);
      const width = text.length * 6.4 + 6;
      // All of it stays on the screen.
      const x = Math.min(Math.max((x1 + x2) / 2, width / 2 + 1), root.width - width / 2 - 1);
      const y = Math.min(Math.max((y1 + y2) / 2, 9), root.height - 9);
      parts.push(s("g", { class: "inspector-length" },
        s("rect", { x: x - width / 2, y: y - 7.5, width, height: 15, rx: 4 }),
        s("text", { x, y: y + 4, "text-anchor": "middle" }, text)));
    }
    return parts;
  });
}

/// The views from the window to the one that was picked or selected, as buttons.
export class Breadcrumb {
  constructor({ model, selection, overlay }) {
    Object.assign(this, { model, selection, overlay });
    this.element = h("nav", { class: "breadcrumb", "aria-label": "Path to the view" });
    selection.onChange(() => this.draw());
    model.on("tree", () => this.draw());
    this.draw();
  }

  draw() {
    const { model, selection } = this;
    const known = selection.hitPath?.filter((id) => model.views.has(id));
    // With a controller or an event the path would only repeat what the boxes show.
    const path = known?.length ? known : selection.kind === "view" ? model.pathTo(selection.view) : [];
    this.element.hidden = path.length === 0;
    if (!path.length) return;
    const items = path.map((id) => {
      const { view, isRoot, controller } = model.views.get(id);
      const owner = isRoot ? model.controllers.get(controller)?.class : null;
      return h("button", { type: "button", class: id === selection.view ? "current" : null,
        "aria-current": id === selection.view ? "true" : null, title: owner ? `${view.class} of ${owner}`
          : view.class,
        onclick: () => this.selection.selectView(id, this, selection.hitPath),
        onpointerenter: () => this.overlay.hover(id), onpointerleave: () => this.overlay.hover(null) },
      view.class, owner ? h("b", {}, owner) : null);
    });
    show(this.element, h("span", { class: "caption" }, selection.hitPath ? "Hit test" : "Path"),
      h("ol", {}, items.map((item) => h("li", {}, item))));
    this.element.querySelector(".current")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
