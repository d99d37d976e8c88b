import { h, stateChip } from "matryoshka/inspector/elements";
import { callText, objectText, timeText } from "matryoshka/inspector/callbacks";

/// What stands beside the pointer over something on the timeline; null where there is nothing to say.
export function tipLines(model, hit) {
  if (hit.kind === "event") {
    const indices = hit.members ?? [hit.index];
    const first = model.events[indices[0]];
    const rows = indices.slice(0, 12).map((index) => {
      const event = model.events[index];
      return h("div", { class: "tip-row" }, h("span", { class: "number" }, event.seq),
        h("code", {}, callText(event)));
    });
    if (indices.length > 12) rows.push(h("div", { class: "tip-more" }, `and ${indices.length - 12} more`));
    return [h("div", { class: "tip-title" }, objectText(first)), ...rows, h("div", { class: "tip-time" },
      timeText(first.time))];
  }
  if (hit.kind === "bar") {
    const controller = model.controllers.get(hit.id);
    const { span } = hit;
    const [from, to] = [model.events[span.from], span.to === null ? null : model.events[span.to]];
    const length = to ? `${timeText(from.time)} to ${timeText(to.time)}` : `since ${timeText(from.time)}`;
    return [h("div", { class: "tip-title" }, objectText(controller)), h("div", { class: "tip-row" },
      stateChip(span.state)),
      h("div", { class: "tip-time" }, length)];
  }
  if (hit.kind === "gap") {
    const { gap } = hit;
    const [from, to] = [model.events[gap.from], gap.to === null ? null : model.events[gap.to]];
    const isMissing = gap.finding !== null;
    return [h("div", { class: "tip-title" }, objectText(model.controllers.get(hit.id))),
      h("div", { class: "tip-row" }, isMissing ? "didMove(toParent:) is missing" : to ? "being added"
        : "didMove(toParent:) has not come yet"),
      h("div", { class: "tip-time" }, `${timeText(from.time)} to ${to ? timeText(to.time) : "now"}`)];
  }
  if (hit.kind === "transition") {
    const { transition } = hit;
    const length = transition.to === null ? "under way" : timeText(transition.end - transition.start);
    return [h("div", { class: "tip-title" }, hit.name), h("div", { class: "tip-time" },
      `${transition.isAnimated ? "animated" : "without animation"}, ${length}. Click to zoom to it.`)];
  }
  return null;
}
