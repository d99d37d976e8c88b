// Beside the lanes: whose they are.

import { measures } from "matryoshka/inspector/timeline/layout";
import { fitted } from "matryoshka/inspector/timeline/text";

export function paintNames(painter) {
  const { context, colours, selection, hover } = painter;
  context.fillStyle = colours.panel;
  context.fillRect(0, painter.head, measures.names, painter.height);
  for (let lane = painter.firstLane; lane <= painter.lastLane; lane++) {
    const { controller, depth, isFormer, isPresented } = painter.lanes[lane];
    const top = painter.laneTop(lane);
    const middle = painter.laneMiddle(lane);
    if (controller.id === selection.controller || (hover?.kind === "lane" && hover.id === controller.id)) {
      context.globalAlpha = controller.id === selection.controller ? 1 : 0.5;
      context.fillStyle = colours.select;
      context.fillRect(0, top, measures.names, measures.lane);
      context.globalAlpha = 1;
    }
    context.fillStyle = colours.line;
    context.fillRect(0, Math.round(top + measures.lane) - 0.5, measures.names, 0.5);
    const left = 12 + Math.min(depth, 6) * measures.indent;
    if (isPresented) paintPresentation(painter, lane, left);
    else if (depth > 0) paintBranch(painter, lane, left);
    const isQuiet = isFormer || controller.isGone;
    if (controller.isController) {
      paintDisc(painter, left + 6, middle, controller.shownState);
    }
    context.textAlign = "left";
    context.textBaseline = "middle";
    const room = measures.names - left - 26;
    const [name, number] = controller.id === 0 ? ["Other objects", "not counted"]
      : [controller.class, `#${controller.id}`];
    const subtitle = [controller.title ? `“${controller.title}”` : null, number,
      controller.isGone ? "deinit" : isFormer ? "removed" : isPresented ? "presented"
        : null].filter(Boolean).join("  ");
    context.fillStyle = isQuiet ? colours.text2 : colours.text;
    context.fillText(fitted(context, () => painter.font(12, 600), name, room), left + 18, middle - 7.5);
    context.fillStyle = colours.text2;
    context.fillText(fitted(context, () => painter.font(11), subtitle, room), left + 18, middle + 8);
    painter.targets.push({ kind: "lane", id: controller.id, left: 0, right: measures.names, top, bottom: top
      + measures.lane });
  }
}

/// The line from the parent's disc to the child's.
function paintBranch(painter, lane, left) {
  const { context, colours, lanes } = painter;
  const holder = painter.laneOf.get(lanes[lane].holder);
  if (holder === undefined) return;
  const x = left + 6 - measures.indent;
  context.strokeStyle = colours.text2;
  context.globalAlpha = 0.55;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, painter.laneMiddle(holder) + 8);
  context.lineTo(x, painter.laneMiddle(lane) - 5);
  context.quadraticCurveTo(x, painter.laneMiddle(lane), x + 5, painter.laneMiddle(lane));
  context.lineTo(left - 1, painter.laneMiddle(lane));
  context.stroke();
  context.globalAlpha = 1;
}

/// The dotted line from who presents to who is presented.
function paintPresentation(painter, lane, left) {
  const { context, colours, lanes } = painter;
  const presenter = painter.laneOf.get(lanes[lane].presenter);
  if (presenter === undefined) return;
  context.strokeStyle = colours.accent;
  context.lineWidth = 1.5;
  context.setLineDash([1.5, 3]);
  context.beginPath();
  context.moveTo(left - 2, painter.laneMiddle(presenter) + 2);
  context.bezierCurveTo(left - 9, painter.laneMiddle(presenter) + 8, left - 9, painter.laneMiddle(lane) - 8, left - 2,
    painter.laneMiddle(lane) - 2);
  context.stroke();
  context.setLineDash([]);
}

function paintDisc(painter, x, y, state) {
  const { context, colours } = painter;
  const colour = colours[state === "deinit" ? "end" : state];
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 5, 0, 2 * Math.PI);
  context.setLineDash(state === "unloaded" ? [2, 2] : []);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  if (state === "appeared") context.arc(x, y, 5, 0, 2 * Math.PI);
  if (state === "appearing") context.arc(x, y, 5, -Math.PI / 2, Math.PI / 2);
  if (state === "disappearing") context.arc(x, y, 5, Math.PI / 2, -Math.PI / 2);
  context.fill();
  if (state === "removed") {
    context.moveTo(x - 2.5, y);
    context.lineTo(x + 2.5, y);
    context.stroke();
  }
  if (state === "deinit") {
    context.moveTo(x - 2.5, y - 2.5);
    context.lineTo(x + 2.5, y + 2.5);
    context.moveTo(x + 2.5, y - 2.5);
    context.lineTo(x - 2.5, y + 2.5);
    context.stroke();
  }
}

export function paintFrame(painter) {
  const { context, colours, model } = painter;
  context.fillStyle = colours.panel2;
  context.fillRect(0, 0, measures.names, painter.head);
  context.fillStyle = colours.line;
  context.fillRect(0, painter.head - 1, painter.width, 1);
  context.fillRect(measures.names - 1, 0, 1, painter.height);
  context.textAlign = "left";
  context.textBaseline = "middle";
  const rows = [["Media time", measures.ruler / 2 + 1], ["Transitions", measures.ruler + measures.brackets / 2 - 1]];
  if (painter.hasLabels && !painter.hasNamesInLanes) rows.push(["Callbacks, in order", painter.head - 14]);
  painter.font(11);
  context.fillStyle = colours.text2;
  for (const [text, y] of rows) context.fillText(text, 12, y);
  painter.font(11);
  const count = painter.kept.length === model.events.length ? `${model.events.length}`
    : `${painter.kept.length} of ${model.events.length}`;
  context.textAlign = "right";
  context.fillText(`${count} events`, measures.names - 12, measures.ruler / 2 + 1);
}
