import { h, iconButton, oncePerFrame, show } from "matryoshka/inspector/elements";
import { callText, families, familyOf, objectText, timeText } from "matryoshka/inspector/callbacks";
import { filterEvents, lowerBound, margin, measures, sequenceAxis,
  timeAxis } from "matryoshka/inspector/timeline/layout";
import { TimelinePainter } from "matryoshka/inspector/timeline/painter";
import { tipLines } from "matryoshka/inspector/timeline/tip";

const limits = { slot: [0.02, 200], scale: [0.05, 8000] };

/// The lifecycle timeline: a lane a controller, and along it what it was told and when.
///
/// Two axes: in order, where every event gets the same room, for many come at one instant; and in time, where room is
/// media time. Drawn on a canvas of the size of what is in sight, so that its cost does not grow with the trace.
export class TimelinePanel {
  constructor({ model, selection, overlay }) {
    Object.assign(this, { model, selection, overlay });
    this.mode = "sequence";
    this.slot = 26;
    this.scale = 400;
    this.filter = { text: "", families: new Set(Object.keys(families)) };
    this.follows = true;
    this.hover = null;
    this.painter = new TimelinePainter(model, selection);
    this.build();
    this.draw = oncePerFrame(() => this.drawNow());
    this.update = oncePerFrame(() => this.updateNow());
    for (const part of ["trace", "tree", "clock", "reset"]) model.on(part, this.update);
    model.on("reset", () => { this.follows = true; });
    selection.onChange((origin) => this.selectionChanged(origin));
    new ResizeObserver(() => this.update()).observe(this.scroller);
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", () => this.restyle());
    new MutationObserver(() => this.restyle()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    document.fonts?.ready.then(() => this.draw());
  }

  build() {
    this.canvas = h("canvas", { class: "timeline-canvas", "aria-hidden": "true" });
    this.space = h("div", { class: "timeline-space" });
    this.scroller = h("div", { class: "timeline-scroller", tabindex: 0, role: "application",
      "aria-label": "Lifecycle timeline. Left and right arrow: event by event. Up and down: within a controller. "
        + "The Events tab has the same as a list.",
      onscroll: () => this.scrolled(), onkeydown: (event) => this.key(event),
      onwheel: (event) => this.wheel(event), onpointermove: (event) => this.moved(event),
      onpointerleave: () => this.setHover(null), onpointerdown: (event) => this.pressed(event),
      onpointerup: (event) => this.released(event), onpointercancel: () => { this.drag = null; } },
    this.canvas, this.space);
    this.tip = h("div", { class: "timeline-tip", hidden: true });
    this.spoken = h("div", { class: "for-screen-readers", "aria-live": "polite" });
    this.empty = h("p", { class: "empty" }, "No events yet.");

    const mode = (name, label, about) => h("button", { type: "button", "aria-pressed": name === this.mode,
      title: about,
      "data-mode": name, onclick: () => this.setMode(name) }, label);
    this.modes = h("div", { class: "segments", role: "group", "aria-label": "Axis" },
      mode("sequence", "Order", "Events evenly spaced, in the order in which they came"),
      mode("time", "Time", "The media clock in seconds, pauses cut short"));
    this.search = h("input", { type: "search", placeholder: "Filter events", "aria-label": "Filter events",
      spellcheck: "false", oninput: () => { this.filter.text = this.search.value; this.filterChanged(); } });
    const family = ([name, entry]) => h("button", { type: "button", class: "family", "data-family": name,
      "aria-pressed": "true", title: entry.about, onclick: (event) => this.toggleFamily(name, event) },
    h("i", { "aria-hidden": "true" }), entry.name);
    const shown = Object.entries(families).filter(([name]) => !["end", "finding", "other"].includes(name));
    this.familyButtons = h("div", { class: "families", role: "group", "aria-label": "Kinds of events" },
      shown.map(family));
    this.follow = iconButton("end", "Follow new events", () => { this.follows = true; this.updateNow(); });
    this.expand = h("span", { class: "expand-place" });
    this.header = h("header", {}, h("h2", {}, "Lifecycle"), this.modes, this.search, this.familyButtons,
      h("div", { class: "buttons-row" }, iconButton("minus", "Zoom out", () => this.zoom(1 / 1.4)),
        iconButton("fit", "Fit everything", () => this.fit()),
        iconButton("plus", "Zoom in", () => this.zoom(1.4)), this.follow, this.expand));
    this.element = h("section", { class: "part timeline-part", "aria-label": "Lifecycle timeline" }, this.header,
      h("div", { class: "timeline-body" }, this.scroller, this.tip, this.empty, this.spoken));
  }

  // MARK: Contents

  setMode(mode) {
    if (mode === this.mode) return;
    // What was in the middle stays in the middle.
    const middle = this.eventNear(this.scroller.scrollLeft + (this.scroller.clientWidth - measures.names) / 2);
    this.mode = mode;
    for (const button of this.modes.children) button.setAttribute("aria-pressed", button.dataset.mode === mode);
    this.updateNow();
    if (middle !== null && !this.follows) this.centre(this.axis.positions[middle]);
  }

  toggleFamily(name, event) {
    const chosen = this.filter.families;
    // With the Alt key, or a double click, only this one.
    if (event.altKey || event.detail === 2) {
      const isAlone = chosen.has(name) && this.familyButtons.querySelectorAll("[aria-pressed=true]").length === 1;
      for (const button of this.familyButtons.children) {
        const each = button.dataset.family;
        if (isAlone || each === name) chosen.add(each);
        else chosen.delete(each);
      }
    } else if (!chosen.delete(name)) {
      chosen.add(name);
    }
    for (const button of this.familyButtons.children) {
      button.setAttribute("aria-pressed", chosen.has(button.dataset.family));
    }
    this.filterChanged();
  }

  filterChanged() {
    this.updateNow();
    for (const callback of this.filterListeners ?? []) callback();
  }

  onFilter(callback) { (this.filterListeners ??= []).push(callback); }

  updateNow() {
    const { model, filter } = this;
    this.filterEvents();
    const isAll = this.kept.length === model.events.length;
    const events = isAll ? model.events : this.kept.map((index) => model.events[index]);
    this.axis = this.mode === "sequence" ? sequenceAxis(events, this.slot)
      : timeAxis(events, this.scale, { end: model.time });
    const isFiltered = filter.text.trim() !== "";
    const present = isFiltered ? new Set(events.map((event) => event.id)) : null;
    this.lanes = model.outline().filter(({ controller }) => !present || present.has(controller.id));
    this.painter.setContents({ kept: this.kept, axis: this.axis, lanes: this.lanes, mode: this.mode,
      slot: this.slot, scale: this.scale });
    this.painter.fitNames(this.canvas, this.scroller.clientWidth);
    this.empty.hidden = this.kept.length > 0;
    this.empty.textContent = model.events.length ? "No event passes the filter." : "No events yet. Callbacks appear "
      + "here as the app's controllers are told.";
    const { head } = this.painter;
    this.space.style.width = `${measures.names + this.axis.width}px`;
    this.space.style.height = `${head + this.lanes.length * measures.lane + 6}px`;
    if (this.follows) this.scrollToEnd();
    this.onNeed?.(this.header.offsetHeight + head + this.lanes.length * measures.lane + 26);
    this.drawNow();
  }

  /// Looks only at what has come since the last time, while the filter stays as it is.
  filterEvents() {
    const { model: { events }, filter } = this;
    const key = `${filter.text}|${[...filter.families].sort()}`;
    if (this.filtered?.key !== key || this.filtered.events !== events) {
      this.filtered = { key, events, count: 0 };
      this.kept = [];
    }
    const { count } = this.filtered;
    const fresh = filterEvents(events.slice(count), { ...filter, familyOf, callText });
    // Another list for each change, for others hold on to the one before.
    if (fresh.length) this.kept = this.kept.concat(fresh.map((index) => index + count));
    this.filtered.count = events.length;
  }

  scrollToEnd() {
    this.scroller.scrollLeft = this.scroller.scrollWidth;
  }

  scrolled() {
    const { scrollLeft, scrollWidth, clientWidth } = this.scroller;
    this.follows = scrollLeft + clientWidth >= scrollWidth - 4;
    this.follow.setAttribute("aria-pressed", this.follows);
    this.draw();
  }

  drawNow() {
    if (!this.axis) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.scroller;
    this.painter.paint(this.canvas, { width: clientWidth, height: clientHeight, x: scrollLeft, y: scrollTop,
      hover: this.hover });
  }

  restyle() {
    this.painter.colours = null;
    this.draw();
  }

  // MARK: Zoom

  zoom(factor, at = (this.scroller.clientWidth - measures.names) / 2) {
    const anchor = this.scroller.scrollLeft + at;
    const near = this.eventNear(anchor);
    const offset = near === null ? 0 : anchor - this.axis.positions[near];
    const [name, bounds] = this.mode === "sequence" ? ["slot", limits.slot] : ["scale", limits.scale];
    this[name] = Math.min(bounds[1], Math.max(bounds[0], this[name] * factor));
    this.follows = false;
    this.updateNow();
    if (near !== null) this.scroller.scrollLeft = this.axis.positions[near] + offset * factor - at;
    this.drawNow();
  }

  fit() {
    const room = this.scroller.clientWidth - measures.names - margin.left - margin.right;
    if (!this.kept?.length || room <= 0) return;
    const [name, bounds] = this.mode === "sequence" ? ["slot", limits.slot] : ["scale", limits.scale];
    // Widths have parts that do not scale: a few rounds come close enough.
    for (let round = 0; round < 6; round++) {
      const width = this.axis.width - margin.left - margin.right;
      this[name] = Math.min(bounds[1], Math.max(bounds[0], this[name] * (room / Math.max(1, width))));
      this.updateNow();
    }
    this.scroller.scrollLeft = 0;
    this.drawNow();
  }

  wheel(event) {
    const { scroller } = this;
    const line = event.deltaMode === 1 ? 20 : 1;
    if (event.ctrlKey || event.metaKey) {
      const box = scroller.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY * line * 0.004), event.clientX - box.left - measures.names);
    } else if (event.deltaX === 0 && !event.shiftKey && scroller.scrollHeight <= scroller.clientHeight) {
      // Nothing to scroll upwards: the wheel moves along the events.
      scroller.scrollLeft += event.deltaY * line;
    } else {
      return;
    }
    event.preventDefault();
  }

  // MARK: Pointer

  place(event) {
    const box = this.scroller.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  hit(event) {
    const { x, y } = this.place(event);
    return this.painter.hit(x, y, this.scroller.scrollLeft, this.scroller.scrollTop);
  }

  pressed(event) {
    if (event.button !== 0) return;
    const box = this.scroller.getBoundingClientRect();
    // Scroll bars are the scroller's own.
    if (event.clientX - box.left > this.scroller.clientWidth
      || event.clientY - box.top > this.scroller.clientHeight) return;
    const { scrollLeft, scrollTop } = this.scroller;
    this.drag = { x: event.clientX, y: event.clientY, scrollLeft, scrollTop, isMoving: false, hit: this.hit(event) };
    this.scroller.setPointerCapture(event.pointerId);
  }

  moved(event) {
    const { drag } = this;
    if (!drag) {
      this.setHover(this.hit(event), this.place(event));
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.isMoving ||= Math.hypot(dx, dy) > 4;
    if (!drag.isMoving) return;
    this.setHover(null);
    this.scroller.scrollLeft = drag.scrollLeft - dx;
    this.scroller.scrollTop = drag.scrollTop - dy;
  }

  released() {
    const { drag } = this;
    this.drag = null;
    if (!drag || drag.isMoving) return;
    const { hit } = drag;
    if (!hit) return;
    if (hit.kind === "event") this.selection.selectEvent(hit.index, this);
    else if (hit.kind === "gap") this.selection.selectEvent(hit.gap.finding ?? hit.gap.from, this);
    else if (hit.kind === "transition") this.zoomTo(hit.transition);
    else if (hit.kind === "lane") this.selection.selectController(hit.id, this);
  }

  setHover(hit, place) {
    this.hover = hit;
    this.scroller.style.cursor = hit && hit.kind !== "bar" ? "pointer" : "";
    this.overlay.hoverController(hit?.id ?? null);
    this.showTip(hit, place);
    this.draw();
  }

  showTip(hit, place) {
    const { tip } = this;
    const lines = hit ? tipLines(this.model, hit) : null;
    tip.hidden = !lines;
    if (!lines) return;
    show(tip, lines);
    const { clientWidth, clientHeight } = this.element.querySelector(".timeline-body");
    const { offsetWidth: width, offsetHeight: height } = tip;
    const x = Math.min(place.x + 14, clientWidth - width - 6);
    const y = place.y + 18 + height > clientHeight ? place.y - height - 10 : place.y + 18;
    tip.style.transform = `translate(${Math.round(Math.max(4, x))}px, ${Math.round(Math.max(4, y))}px)`;
  }

  zoomTo(transition) {
    const to = transition.to ?? this.model.events.length - 1;
    const [first, last] = [lowerBound(this.kept, transition.from), lowerBound(this.kept, to)];
    const count = Math.max(1, last - first + 1);
    const room = this.scroller.clientWidth - measures.names - 140;
    if (this.mode === "sequence") {
      this.slot = Math.min(64, Math.max(16, room / count));
    } else if (transition.end > transition.start) {
      this.scale = Math.min(limits.scale[1], room / (transition.end - transition.start));
    }
    this.follows = false;
    this.updateNow();
    const left = this.axis.positions[Math.min(first, this.kept.length - 1)];
    this.scroller.scrollLeft = left - 60;
    this.drawNow();
  }

  // MARK: Keys and selection

  key(event) {
    if (event.altKey) return;
    const { kept, model, selection } = this;
    const at = selection.event === null ? -1 : lowerBound(kept, selection.event);
    const choose = (position) => {
      if (kept.length === 0) return;
      const index = kept[Math.min(kept.length - 1, Math.max(0, position))];
      selection.selectEvent(index, "keys");
      const chosen = model.events[index];
      this.spoken.textContent = `Event ${chosen.seq} of ${model.events.length}: ${objectText(chosen)}, `
        + `${callText(chosen)}, at ${timeText(chosen.time)}`;
    };
    const inLane = (step) => {
      const id = selection.controller ?? (at >= 0 ? model.events[kept[at]].id : null);
      for (let position = at + step; position >= 0 && position < kept.length; position += step) {
        if (model.events[kept[position]].id === id) return choose(position);
      }
    };
    switch (event.key) {
    case "ArrowRight": choose(at + 1); break;
    case "ArrowLeft": choose(at < 0 ? kept.length - 1 : at - 1); break;
    case "ArrowDown": inLane(1); break;
    case "ArrowUp": inLane(-1); break;
    case "Home": choose(0); break;
    case "End": choose(kept.length - 1); break;
    case "+":
    case "=": this.zoom(1.4); break;
    case "-": this.zoom(1 / 1.4); break;
    case "0": this.fit(); break;
    case "Escape": selection.clear(this); break;
    default: return;
    }
    event.preventDefault();
  }

  selectionChanged(origin) {
    if (this.axis && origin !== this && this.selection.event !== null) this.reveal(this.selection.event);
    this.draw();
  }

  reveal(index) {
    const position = lowerBound(this.kept, index);
    if (this.kept[position] !== index) return;
    const x = this.axis.positions[position];
    const width = this.scroller.clientWidth - measures.names;
    const left = this.scroller.scrollLeft;
    if (x < left + 30 || x > left + width - 90) {
      this.follows = false;
      this.centre(x);
    }
    const lane = this.lanes.findIndex(({ controller }) => controller.id === this.model.events[index].id);
    const top = lane * measures.lane;
    const height = this.scroller.clientHeight - this.painter.head;
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
    if (top + measures.lane > this.scroller.scrollTop + height) this.scroller.scrollTop = top
      + measures.lane - height;
  }

  centre(x) {
    this.scroller.scrollLeft = x - (this.scroller.clientWidth - measures.names) / 2;
    this.drawNow();
  }

  /// The position of the event that is nearest to a place on the axis.
  eventNear(x) {
    const positions = this.axis?.positions;
    if (!positions?.length) return null;
    const after = Math.min(lowerBound(positions, x), positions.length - 1);
    return after > 0 && x - positions[after - 1] < positions[after] - x ? after - 1 : after;
  }
}
