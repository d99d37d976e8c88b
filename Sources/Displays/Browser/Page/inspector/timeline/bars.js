// The bars of a lane: the states that its controller was in, and the thread of calls between the lanes.

import { isTogether } from "matryoshka/inspector/timeline/layout";

export function paintBars(painter, lane) {
  const { context, colours } = painter;
  const { controller } = painter.lanes[lane];
  const middle = painter.laneMiddle(lane);
  const left = painter.x - 20;
  const right = painter.x + painter.width;
  const { spans } = controller;
  // Spans follow each other: the first in sight is found by halving.
  let [low, high] = [0, spans.length];
  while (low < high) {
    const half = (low + high) >> 1;
    const { to } = spans[half];
    if (to !== null && painter.positionOfIndex(to) < left) low = half + 1;
    else high = half;
  }
  const nowEnd = painter.axis.width - 16;
  let drawnTo = -Infinity;
  for (let number = low; number < spans.length; number++) {
    const span = spans[number];
    const start = painter.positionOfIndex(span.from);
    if (start > right) break;
    const end = span.to === null ? nowEnd : painter.positionOfIndex(span.to);
    // Bars of less than a pixel after one that is drawn already would not be seen.
    if (end - drawnTo < 0.7 && span.to !== null) continue;
    drawnTo = end;
    const [from, to] = [painter.at(Math.max(start, left)), painter.at(Math.min(end, right))];
    paintBar(painter, span, from, Math.max(to, from + 1), middle);
    painter.targets.push({ kind: "bar", id: controller.id, span, left: from, right: to, top: middle - 8,
      bottom: middle + 8 });
  }
  if (controller.isGone) {
    const x = painter.at(painter.positionOfIndex(controller.events.findLast((index) =>
      painter.model.events[index].event === "deinit")));
    context.strokeStyle = colours.end;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(x, middle - 12);
    context.lineTo(x, middle + 12);
    context.stroke();
  }
}

function paintBar(painter, { state, to }, left, right, middle) {
  const { context, colours } = painter;
  let colour = colours[state];
  // What has not ended fades where nothing is known of it yet.
  if (to === null) {
    const end = painter.at(painter.axis.width - 16);
    colour = context.createLinearGradient(end - 100, 0, end, 0);
    colour.addColorStop(0, colours[state]);
    colour.addColorStop(1, "transparent");
  }
  const dashes = { unloaded: [2, 4], removed: [1, 6], disappeared: [] }[state];
  if (dashes) {
    context.strokeStyle = colour;
    context.lineWidth = state === "disappeared" ? 2 : 1;
    context.setLineDash(dashes);
    context.beginPath();
    context.moveTo(left, middle);
    context.lineTo(right, middle);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  const height = 16;
  const radius = Math.min(4, (right - left) / 2);
  if (state === "appearing" || state === "disappearing") {
    // A wedge, which grows while the view comes and shrinks while it goes: it can be told without its colour.
    const [before, after] = state === "appearing" ? [3, height] : [height, 3];
    context.fillStyle = colour;
    context.globalAlpha = 0.85;
    context.beginPath();
    context.moveTo(left, middle - before / 2);
    context.lineTo(right, middle - after / 2);
    context.lineTo(right, middle + after / 2);
    context.lineTo(left, middle + before / 2);
    context.closePath();
    context.fill();
  } else {
    context.fillStyle = colour;
    context.globalAlpha = 0.85;
    context.beginPath();
    context.roundRect(left, middle - height / 2, right - left, height, to === null ? [radius, 0, 0, radius] : radius);
    context.fill();
  }
  context.globalAlpha = 1;
}

/// A thin line from call to call within an instant: how the callbacks go from controller to controller.
export function paintThread(painter) {
  if (painter.mode !== "sequence" || painter.slot < 7) return;
  const { context, colours, model, kept, axis } = painter;
  context.strokeStyle = colours.text2;
  context.globalAlpha = 0.38;
  context.lineWidth = 1;
  context.beginPath();
  for (let position = Math.max(1, painter.from); position < Math.min(painter.to, kept.length); position++) {
    const [before, event] = [model.events[kept[position - 1]], model.events[kept[position]]];
    if (!isTogether(before, event)) continue;
    const [start, end] = [painter.laneOf.get(before.id), painter.laneOf.get(event.id)];
    if (start === undefined || end === undefined || start === end) continue;
    const [x1, x2] = [painter.at(axis.positions[position - 1]), painter.at(axis.positions[position])];
    const [y1, y2] = [painter.laneMiddle(start), painter.laneMiddle(end)];
    const bend = (x2 - x1) / 2;
    context.moveTo(x1, y1);
    context.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
  }
  context.stroke();
  context.globalAlpha = 1;
}
