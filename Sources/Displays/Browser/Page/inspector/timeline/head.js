// Above the lanes: time, transitions, and the callbacks' names.

import { familyOf, shortText, timeText } from "matryoshka/inspector/callbacks";
import { transitionName } from "matryoshka/inspector/model";
import { measures, positionOf, rulerStep } from "matryoshka/inspector/timeline/layout";
import { fitted, pauseText } from "matryoshka/inspector/timeline/text";

export function paintHead(painter) {
  const { context, colours } = painter;
  context.fillStyle = colours.panel2;
  context.fillRect(measures.names, 0, painter.width, painter.head);
  painter.paintBands();
  if (painter.mode === "sequence") paintInstants(painter);
  else paintRuler(painter);
  paintBrackets(painter);
  if (painter.hasLabels && !painter.hasNamesInLanes) paintLabels(painter);
}

function paintInstants(painter) {
  const { context, axis, colours } = painter;
  painter.font(11, 600);
  context.textBaseline = "middle";
  let free = -Infinity;
  for (const group of axis.groups) {
    if (group.to < painter.from - 50) continue;
    if (group.from > painter.to + 50) break;
    const [left, right] = [painter.at(group.start), painter.at(group.end)];
    if (group.isIdle && painter.slot >= 12) {
      context.fillStyle = colours.text2;
      context.textAlign = "right";
      painter.font(10);
      const pause = `+${pauseText(group.pause)}`;
      const start = left - 5 - context.measureText(pause).width;
      if (start >= Math.max(free, measures.names + 4)) context.fillText(pause, left - 5, measures.ruler / 2 + 1);
      painter.font(11, 600);
    }
    if (right + 80 < free) continue;
    // The time keeps to its instant's part in sight.
    const text = timeText(group.time);
    const width = context.measureText(text).width;
    const x = Math.min(Math.max(left + 3, measures.names + 6), Math.max(left + 3, right - width));
    context.fillStyle = colours.text2;
    if (x >= Math.max(free, measures.names + 2)) {
      context.textAlign = "left";
      context.fillText(text, x, measures.ruler / 2 + 1);
      free = x + width + 8;
    }
    if (right - left < 2) continue;
    context.fillStyle = colours.line;
    context.fillRect(Math.round(left), measures.ruler - 2, Math.max(1, right - left), 1);
  }
}

function paintRuler(painter) {
  const { context, axis, colours, scale } = painter;
  const step = rulerStep(scale);
  painter.font(11);
  context.textBaseline = "middle";
  context.textAlign = "center";
  let free = -Infinity;
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  axis.groups.forEach((group, number) => {
    const next = axis.groups[number + 1];
    const endTime = next ? next.time : Math.max(group.time, painter.model.time) + 60 / scale;
    const endX = next ? next.start : axis.width - 96;
    if (painter.at(endX) < measures.names || painter.at(group.end) > painter.width) return;
    const isCut = next?.isIdle;
    const cut = isCut ? painter.at((group.end + next.start) / 2) : Infinity;
    // No time stands where the pause is cut out.
    const until = isCut ? group.time + axis.idle / 2 - 60 / scale : endTime;
    for (let tick = Math.ceil(group.time / step - 1e-9) * step; tick < until - 1e-9; tick += step) {
      const x = painter.at(isCut ? group.end + (tick - group.time) * scale : positionOf(axis, tick));
      context.fillStyle = colours.line;
      context.fillRect(Math.round(x), measures.ruler - 6, 1, 6);
      if (x - 30 > free) {
        context.fillStyle = colours.text2;
        context.fillText(`${tick.toFixed(digits)} s`, x, measures.ruler / 2 - 1);
        free = x + 30;
      }
    }
    if (isCut) paintCut(painter, cut, next.pause);
  });
  const { time } = painter.model;
  const now = painter.at(positionOf(axis, time));
  if (time >= painter.lastTime && time > 0) {
    context.fillStyle = colours.accent;
    context.fillRect(Math.round(now), 0, 1.5, painter.head);
  }
}

/// A pause that is cut short: a zigzag, and how long it was.
function paintCut(painter, x, pause) {
  const { context, colours } = painter;
  context.fillStyle = colours.panel2;
  context.fillRect(x - 26, 0, 52, measures.ruler);
  context.strokeStyle = colours.text2;
  context.lineWidth = 1;
  context.beginPath();
  for (let tooth = 0; tooth <= 8; tooth++) {
    context.lineTo(x - 16 + tooth * 4, measures.ruler - 3 - (tooth % 2) * 4);
  }
  context.stroke();
  context.fillStyle = colours.text2;
  painter.font(10);
  context.fillText(`+${pauseText(pause)}`, x, 7);
  painter.font(11);
}

function paintBrackets(painter) {
  const { context, colours, model } = painter;
  const top = measures.ruler + 3;
  const height = measures.brackets - 8;
  let drawnTo = -Infinity;
  for (const transition of model.transitions) {
    const from = painter.at(painter.positionOfIndex(transition.from)) - painter.halfSlot + 2;
    if (from > painter.width) break;
    const last = transition.to ?? model.events.length - 1;
    const to = Math.max(from + 3, painter.at(painter.positionOfIndex(last)) + painter.halfSlot - 2);
    // Of brackets on one pixel the first stands for all.
    if (to < measures.names || to < drawnTo + 1) continue;
    drawnTo = to;
    const name = transitionName(transition);
    const isHovered = painter.hover?.transition === transition;
    context.fillStyle = colours.accent;
    context.globalAlpha = isHovered ? 0.34 : 0.18;
    context.beginPath();
    context.roundRect(from, top, to - from, height, 5);
    context.fill();
    context.globalAlpha = 1;
    context.fillRect(from, top, 2, height + 4);
    if (transition.to !== null) context.fillRect(to - 2, top, 2, height + 4);
    const left = Math.max(from, measures.names) + 7;
    const extra = transition.to !== null && transition.end > transition.start
      ? `  ${pauseText(transition.end - transition.start)}` : "";
    const room = to - left - 6;
    painter.font(11, 600);
    const isRoomy = context.measureText(name + extra).width <= room;
    const text = room < 18 ? "" : isRoomy ? name + extra : fitted(context, () => {}, name, room);
    if (text.length > 2) {
      context.fillStyle = colours.text;
      context.textAlign = "left";
      context.textBaseline = "middle";
      context.fillText(text, left, top + height / 2 + 0.5);
    }
    painter.targets.push({ kind: "transition", transition, name, left: from, right: to, top, bottom: top + height });
  }
}

/// Slanted, so that every event's name can be read however narrow its column is.
function paintLabels(painter) {
  const { context, axis, colours, model, kept, selection, hover } = painter;
  const bottom = painter.head - 7;
  const angle = painter.slot < 20 ? -Math.PI / 3 : -Math.PI / 3.6;
  for (let position = painter.from; position < Math.min(painter.to, kept.length); position++) {
    const index = kept[position];
    const event = model.events[index];
    const x = painter.at(axis.positions[position]);
    if (x < measures.names - 6) continue;
    const isMarked = index === selection.event || (hover?.kind === "event" && hover.index === index);
    const family = familyOf(event);
    const isQuiet = family === "layout" && !isMarked;
    context.save();
    context.translate(x, bottom);
    context.rotate(angle);
    context.textAlign = "left";
    context.textBaseline = "middle";
    painter.font(10, 400);
    context.fillStyle = colours.text2;
    const number = String(event.seq);
    context.fillText(number, 2, 0);
    const offset = context.measureText(number).width + 6;
    painter.font(11.5, isMarked ? 700 : 500);
    context.fillStyle = family === "finding" ? colours.finding : isQuiet ? colours.text2 : colours.text;
    const room = (painter.head - measures.ruler - measures.brackets - 10) / Math.abs(Math.sin(angle)) - offset;
    context.fillText(fitted(context, () => {}, shortText(event), room), offset, 0);
    context.restore();
    painter.targets.push({ kind: "event", index, id: event.id, left: x - painter.slot / 2, right: x
      + painter.slot / 2,
      top: bottom - 26, bottom: painter.head });
  }
}
