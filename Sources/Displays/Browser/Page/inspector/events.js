import { h, oncePerFrame } from "matryoshka/inspector/elements";
import { callText, familyOf, objectText, timeText } from "matryoshka/inspector/callbacks";
import { VirtualList } from "matryoshka/inspector/list";
import { isTogether } from "matryoshka/inspector/timeline/layout";

/// The timeline as a list: the same events, the same filter, for keyboards and screen readers and for reading.
export class EventsPanel {
  constructor({ model, selection, timeline, overlay }) {
    Object.assign(this, { model, selection, timeline });
    this.list = new VirtualList({ label: "Lifecycle events", rowHeight: 26, render: (index) => this.row(index),
      onSelect: (index) => selection.selectEvent(index, "list"),
      onHover: (index) => overlay.hoverController(index === null ? null : model.events[index].id) });
    this.element = h("div", { class: "events" }, this.list.element);
    this.draw = oncePerFrame(() => this.drawNow());
    for (const part of ["trace", "clock", "reset"]) model.on(part, this.draw);
    timeline.onFilter(this.draw);
    selection.onChange(this.draw);
  }

  drawNow() {
    if (this.element.hidden) return;
    const { list } = this;
    const kept = this.timeline.kept ?? [];
    const wasAtEnd = list.element.scrollTop + list.element.clientHeight >= list.rows.length * list.rowHeight - 4;
    const selected = this.selection.event === null ? -1 : kept.indexOf(this.selection.event);
    list.setRows(kept, list.selected);
    if (selected !== list.selected) list.select(selected);
    else if (wasAtEnd && selected < 0) list.element.scrollTop = kept.length * list.rowHeight;
  }

  row(index) {
    const event = this.model.events[index];
    const before = this.model.events[index - 1];
    const isFirst = !isTogether(before, event);
    const isNew = this.model.clock.isPaused && this.model.stepStart > 0 && index >= this.model.stepStart;
    return h("div", { class: `event-row ${isNew ? "new" : ""} ${isFirst ? "first" : ""}`,
      "data-family": familyOf(event) },
    h("span", { class: "number" }, event.seq),
    h("span", { class: "time" }, isFirst ? timeText(event.time) : ""),
    h("i", { "aria-hidden": "true" }), h("code", {}, callText(event)), h("span", { class: "who" },
      objectText(event)));
  }
}
