// The marks of a lane: its callbacks.

import { familyOf, shortText } from "matryoshka/inspector/callbacks";
import { clusters, lowerBound, measures } from "matryoshka/inspector/timeline/layout";
import { fitted } from "matryoshka/inspector/timeline/text";

export function paintMarks(painter, lane) {
  const { axis, model, kept } = painter;
  const members = painter.members[lane];
  const first = lowerBound(members, painter.from);
  const last = lowerBound(members, painter.to);
  const visible = members.slice(first, last);
  const middle = painter.laneMiddle(lane);
  const { controller } = painter.lanes[lane];
  const xs = visible.map((position) => axis.positions[position]);
  const size = painter.mode === "sequence" ? Math.min(13, Math.max(3, painter.slot * 0.62)) : 12;
  const room = painter.mode === "sequence" ? 2.5 : 10;
  const widthOf = (from, to) => (from === to ? 16
    : clusterLabel(painter, visible.slice(from, to + 1).map((position) => kept[position])).width + 3);
  for (const cluster of clusters(xs, room, painter.mode === "time" ? widthOf : null)) {
    const indices = visible.slice(cluster.from, cluster.to + 1).map((position) => kept[position]);
    const x = painter.at((cluster.x + cluster.last) / 2);
    const isOne = indices.length === 1 || painter.mode === "sequence";
    const target = { kind: "event", index: indices[0], id: controller.id, members: indices };
    let halfWidth = Math.max(5, size / 2 + 2);
    if (cluster.isSmall) {
      paintSmall(painter, x, middle);
      halfWidth = 3;
    } else if (isOne) {
      const index = indices.includes(painter.selection.event) ? painter.selection.event : indices[0];
      paintMark(painter, model.events[index], index, x, middle, size);
      if (painter.hasNamesInLanes) halfWidth = painter.slot / 2;
    } else {
      halfWidth = paintCluster(painter, indices, x, middle);
    }
    painter.targets.push({ ...target, left: x - halfWidth, right: x + halfWidth, top: middle - measures.lane / 2,
      bottom: middle + measures.lane / 2 });
  }
}

function paintMark(painter, event, index, x, y, size) {
  const { context, colours, selection } = painter;
  const family = familyOf(event);
  const isSelected = index === selection.event;
  if (painter.hasNamesInLanes) {
    paintPill(painter, event, x, y, isSelected);
    return;
  }
  const colour = colours[family === "appearance" ? appearanceColour(event) : family] ?? colours.other;
  const radius = size / 2;
  if (size < 6) {
    // Too small for a shape: a line through the bar.
    context.fillStyle = isSelected ? colours.accent : colour;
    context.fillRect(x - 0.75, y - 10, 1.5, family === "layout" ? 4 : 20);
    return;
  }
  // The ring of the panel's colour sets a mark off from the bar that it stands on.
  context.fillStyle = colours.panel;
  context.beginPath();
  context.arc(x, y, radius + 2, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, Math.min(2, size / 6));
  const isHollow = /will/i.test(event.event) || event.event === "loadView";
  const inner = isHollow ? radius - context.lineWidth / 2 : radius;
  context.beginPath();
  switch (family) {
  case "containment":
    diamond(context, x, y, inner * 1.16);
    break;
  case "loading":
    context.rect(x - inner * 0.86, y - inner * 0.86, inner * 1.72, inner * 1.72);
    break;
  case "layout":
    context.arc(x, y, inner * 0.5, 0, 2 * Math.PI);
    break;
  case "change":
    triangle(context, x, y, inner * 1.15);
    break;
  case "finding":
    triangle(context, x, y, inner * 1.3);
    break;
  case "end":
    context.moveTo(x - inner * 0.7, y - inner * 0.7);
    context.lineTo(x + inner * 0.7, y + inner * 0.7);
    context.moveTo(x + inner * 0.7, y - inner * 0.7);
    context.lineTo(x - inner * 0.7, y + inner * 0.7);
    context.lineWidth = 2;
    break;
  default:
    context.arc(x, y, inner, 0, 2 * Math.PI);
  }
  if (isHollow || family === "end") context.stroke();
  else context.fill();
  if (event.event === "viewIsAppearing" && size > 7) {
    context.fillStyle = colours.panel;
    context.beginPath();
    context.arc(x, y, inner * 0.4, 0, 2 * Math.PI);
    context.fill();
  }
  if (isSelected) {
    context.strokeStyle = colours.accent;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, radius + 4.5, 0, 2 * Math.PI);
    context.stroke();
  }
}

function paintPill(painter, event, x, y, isSelected) {
  const { context, colours } = painter;
  const family = familyOf(event);
  const colour = colours[family === "appearance" ? appearanceColour(event) : family] ?? colours.other;
  const text = fitted(context, () => painter.font(11.5, 600), `${event.seq} ${shortText(event)}`, painter.slot - 22);
  const width = context.measureText(text).width + 14;
  context.fillStyle = colours.panel;
  context.strokeStyle = isSelected ? colours.accent : colour;
  context.lineWidth = isSelected ? 2.5 : 1.5;
  context.beginPath();
  context.roundRect(x - width / 2, y - 11, width, 22, 11);
  context.fill();
  context.stroke();
  context.fillStyle = colours.text;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 0.5);
}

/// One of many that stand too close for more.
function paintSmall(painter, x, y) {
  const { context, colours } = painter;
  context.fillStyle = colours.panel;
  context.strokeStyle = colours.text2;
  context.lineWidth = 1;
  context.beginPath();
  context.arc(x, y, 2.5, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function clusterLabel(painter, indices) {
  const [first, last] = [indices[0], indices.at(-1)].map((index) => painter.model.events[index].seq);
  const text = `${first}${last - first === indices.length - 1 ? "–" : "…"}${last}`;
  painter.font(10.5, 600);
  return { text, width: Math.max(20, painter.context.measureText(text).width + 12) };
}

/// Several at one time: their numbers, in order.
function paintCluster(painter, indices, x, y) {
  const { context, colours, selection } = painter;
  const { text, width } = clusterLabel(painter, indices);
  const isSelected = indices.includes(selection.event);
  context.fillStyle = colours.panel;
  context.strokeStyle = isSelected ? colours.accent : colours.text2;
  context.lineWidth = isSelected ? 2.5 : 1;
  context.beginPath();
  context.roundRect(x - width / 2, y - 10, width, 20, 10);
  context.fill();
  context.stroke();
  context.fillStyle = colours.text;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 0.5);
  return width / 2;
}

function appearanceColour(event) {
  return { viewWillAppear: "appearing", viewIsAppearing: "appearing", viewDidAppear: "appeared",
    viewWillDisappear: "disappearing", viewDidDisappear: "disappeared" }[event.event];
}

function diamond(context, x, y, radius) {
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
}

function triangle(context, x, y, radius) {
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y + radius * 0.8);
  context.lineTo(x - radius, y + radius * 0.8);
  context.closePath();
}
