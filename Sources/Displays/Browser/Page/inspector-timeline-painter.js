import { callText, familyOf, shortText, timeText } from "matryoshka/inspector-callbacks";
import { transitionName } from "matryoshka/inspector-model";
import { clusters, isTogether, lowerBound, positionOf, rulerStep } from "matryoshka/inspector-timeline-layout";

/// In pixels. `names` is the width of the column of lanes' names.
export const measures = { names: 232, lane: 40, ruler: 22, brackets: 24, labels: 134, indent: 14 };

const names = ["text", "text2", "line", "panel", "panel2", "accent", "unloaded", "disappeared", "appearing", "appeared",
  "disappearing", "containment", "loading", "layout", "change", "end", "finding", "other", "band", "step", "select"];

/// Draws the part of the timeline that is in sight. The x of an axis is relative to the end of the names' column.
export class TimelinePainter {
  constructor(model, selection) {
    Object.assign(this, { model, selection });
    this.colours = null;
    this.targets = [];
  }

  setContents(contents) {
    Object.assign(this, contents);
    const { model, kept } = this;
    this.hasLabels = this.mode === "sequence" && this.slot >= 15;
    this.hasNamesInLanes = this.mode === "sequence" && this.slot >= 128;
    this.head = measures.ruler + measures.brackets + (this.hasLabels && !this.hasNamesInLanes ? measures.labels : 6);
    this.laneOf = new Map(this.lanes.map(({ controller }, lane) => [controller.id, lane]));
    /// For every lane, positions in `kept` of its events.
    this.members = this.lanes.map(() => []);
    kept.forEach((index, position) => {
      const lane = this.laneOf.get(model.events[index].id);
      if (lane !== undefined) this.members[lane].push(position);
    });
    this.lastTime = model.events.at(-1)?.time ?? 0;
  }

  /// Makes the column as wide as the longest name, as far as there is room.
  fitNames(canvas, room) {
    const context = canvas.getContext("2d");
    context.font = `600 12px ${getComputedStyle(canvas).fontFamily}`;
    const widths = this.lanes.map(({ controller, depth }) => Math.min(depth, 6) * measures.indent + 44
      + context.measureText(controller.class).width);
    measures.names = Math.ceil(Math.min(Math.max(190, ...widths), Math.max(190, room * 0.36)));
  }

  /// The colours of the style sheet as the canvas needs them.
  readColours(canvas) {
    const probe = document.createElement("span");
    canvas.parentElement.append(probe);
    this.colours = {};
    for (const name of names) {
      probe.style.color = `var(--timeline-${name})`;
      this.colours[name] = getComputedStyle(probe).color;
    }
    this.family = getComputedStyle(canvas).fontFamily;
    this.mono = getComputedStyle(canvas).getPropertyValue("--mono") || "monospace";
    probe.remove();
  }

  paint(canvas, { width, height, x, y, hover }) {
    const ratio = devicePixelRatio;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    if (!this.colours) this.readColours(canvas);
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    Object.assign(this, { context, width, height, x, y, hover });
    this.targets = [];
    const { positions } = this.axis;
    this.from = lowerBound(positions, x - 30);
    this.to = lowerBound(positions, x + width - measures.names + 140);
    this.firstLane = Math.max(0, Math.floor(y / measures.lane));
    this.lastLane = Math.min(this.lanes.length - 1, Math.floor((y + height - this.head) / measures.lane));

    this.clip(measures.names, 0, width, height, () => this.paintBands());
    this.clip(0, this.head, width, height, () => this.paintLaneGrounds());
    this.clip(measures.names, this.head, width, height, () => {
      for (let lane = this.firstLane; lane <= this.lastLane; lane++) this.paintBars(lane);
      this.paintThread();
      for (let lane = this.firstLane; lane <= this.lastLane; lane++) this.paintMarks(lane);
    });
    this.clip(measures.names, 0, width, this.head, () => this.paintHead());
    this.clip(0, this.head, measures.names, height, () => this.paintNames());
    this.paintFrame();
  }

  clip(left, top, right, bottom, action) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    action();
    context.restore();
  }

  /// From an axis position to the canvas.
  at(position) { return measures.names + position - this.x; }
  laneTop(lane) { return this.head + lane * measures.lane - this.y; }
  laneMiddle(lane) { return this.laneTop(lane) + measures.lane / 2; }

  font(size, weight = 400, family = this.family) { this.context.font = `${weight} ${size}px ${family}`; }

  // MARK: Grounds

  paintBands() {
    const { context, axis, colours, model, kept } = this;
    if (this.mode === "sequence") {
      axis.groups.forEach((group, number) => {
        if (group.to < this.from || group.from > this.to || number % 2 === 0 || group.end - group.start < 2) return;
        context.fillStyle = colours.band;
        context.fillRect(this.at(group.start), 0, group.end - group.start, this.height);
      });
    }
    // What came since the last step or pause.
    const step = lowerBound(kept, model.stepStart);
    if (model.clock.isPaused && model.stepStart > 0 && step < kept.length) {
      const left = this.at(axis.positions[step]) - this.halfSlot;
      const right = this.at(axis.positions[kept.length - 1]) + this.halfSlot;
      context.fillStyle = colours.step;
      context.fillRect(left, 0, Math.max(2, right - left), this.height);
      context.fillStyle = colours.accent;
      context.fillRect(left, 0, Math.max(2, right - left), 3);
    }
    for (const [index, strength] of [[this.selection.event, 1], [this.hover?.kind === "event" ? this.hover.index : null, 0.5]]) {
      if (index === null) continue;
      const position = lowerBound(kept, index);
      if (kept[position] !== index) continue;
      const breadth = this.mode === "sequence" ? Math.max(4, this.slot) : 14;
      context.globalAlpha = strength;
      context.fillStyle = colours.select;
      context.fillRect(this.at(axis.positions[position]) - breadth / 2, measures.ruler, breadth, this.height);
      context.globalAlpha = 1;
    }
  }

  get halfSlot() { return this.mode === "sequence" ? this.slot / 2 : 6; }

  paintLaneGrounds() {
    const { context, colours, selection, hover } = this;
    for (let lane = this.firstLane; lane <= this.lastLane; lane++) {
      const { id } = this.lanes[lane].controller;
      const top = this.laneTop(lane);
      if (id === selection.controller || (hover?.kind === "lane" && hover.id === id)) {
        context.globalAlpha = id === selection.controller ? 1 : 0.5;
        context.fillStyle = colours.select;
        context.fillRect(0, top, this.width, measures.lane);
        context.globalAlpha = 1;
      }
      context.fillStyle = colours.line;
      context.fillRect(0, Math.round(top + measures.lane) - 0.5, this.width, 0.5);
    }
  }

  // MARK: Bars and marks

  /// Where an event of the model lies, also one that the filter leaves out.
  positionOfIndex(index) {
    const { kept, axis } = this;
    const position = lowerBound(kept, index);
    if (kept[position] === index) return axis.positions[position];
    if (this.mode === "time") return positionOf(axis, this.model.events[index].time);
    if (position >= kept.length) return axis.width - 110;
    return axis.positions[position] - this.slot / 2;
  }

  paintBars(lane) {
    const { context, colours } = this;
    const { controller } = this.lanes[lane];
    const middle = this.laneMiddle(lane);
    const left = this.x - 20;
    const right = this.x + this.width;
    const { spans } = controller;
    // Spans follow each other: the first in sight is found by halving.
    let [low, high] = [0, spans.length];
    while (low < high) {
      const half = (low + high) >> 1;
      const { to } = spans[half];
      if (to !== null && this.positionOfIndex(to) < left) low = half + 1;
      else high = half;
    }
    const nowEnd = this.axis.width - 16;
    let drawnTo = -Infinity;
    for (let number = low; number < spans.length; number++) {
      const span = spans[number];
      const start = this.positionOfIndex(span.from);
      if (start > right) break;
      const end = span.to === null ? nowEnd : this.positionOfIndex(span.to);
      // Bars of less than a pixel after one that is drawn already would not be seen.
      if (end - drawnTo < 0.7 && span.to !== null) continue;
      drawnTo = end;
      const [from, to] = [this.at(Math.max(start, left)), this.at(Math.min(end, right))];
      this.paintBar(span, from, Math.max(to, from + 1), middle);
      this.targets.push({ kind: "bar", id: controller.id, span, left: from, right: to, top: middle - 8, bottom: middle + 8 });
    }
    if (controller.isGone) {
      const x = this.at(this.positionOfIndex(controller.events.findLast((index) => this.model.events[index].event === "deinit")));
      context.strokeStyle = colours.end;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(x, middle - 12);
      context.lineTo(x, middle + 12);
      context.stroke();
    }
  }

  paintBar({ state, to }, left, right, middle) {
    const { context, colours } = this;
    let colour = colours[state];
    // What has not ended fades where nothing is known of it yet.
    if (to === null) {
      const end = this.at(this.axis.width - 16);
      colour = context.createLinearGradient(end - 100, 0, end, 0);
      colour.addColorStop(0, colours[state]);
      colour.addColorStop(1, "transparent");
    }
    if (state === "unloaded" || state === "disappeared") {
      context.strokeStyle = colour;
      context.lineWidth = state === "unloaded" ? 1 : 2;
      context.setLineDash(state === "unloaded" ? [2, 4] : []);
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
  paintThread() {
    if (this.mode !== "sequence" || this.slot < 7) return;
    const { context, colours, model, kept, axis } = this;
    context.strokeStyle = colours.text2;
    context.globalAlpha = 0.38;
    context.lineWidth = 1;
    context.beginPath();
    for (let position = Math.max(1, this.from); position < Math.min(this.to, kept.length); position++) {
      const [before, event] = [model.events[kept[position - 1]], model.events[kept[position]]];
      if (!isTogether(before, event)) continue;
      const [start, end] = [this.laneOf.get(before.id), this.laneOf.get(event.id)];
      if (start === undefined || end === undefined || start === end) continue;
      const [x1, x2] = [this.at(axis.positions[position - 1]), this.at(axis.positions[position])];
      const [y1, y2] = [this.laneMiddle(start), this.laneMiddle(end)];
      const bend = (x2 - x1) / 2;
      context.moveTo(x1, y1);
      context.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
    }
    context.stroke();
    context.globalAlpha = 1;
  }

  paintMarks(lane) {
    const { axis, model, kept } = this;
    const members = this.members[lane];
    const first = lowerBound(members, this.from);
    const last = lowerBound(members, this.to);
    const visible = members.slice(first, last);
    const middle = this.laneMiddle(lane);
    const { controller } = this.lanes[lane];
    const xs = visible.map((position) => axis.positions[position]);
    const size = this.mode === "sequence" ? Math.min(13, Math.max(3, this.slot * 0.62)) : 12;
    const room = this.mode === "sequence" ? 2.5 : 10;
    const widthOf = (from, to) => (from === to ? 16
      : this.clusterLabel(visible.slice(from, to + 1).map((position) => kept[position])).width + 3);
    for (const cluster of clusters(xs, room, this.mode === "time" ? widthOf : null)) {
      const indices = visible.slice(cluster.from, cluster.to + 1).map((position) => kept[position]);
      const x = this.at((cluster.x + cluster.last) / 2);
      const isOne = indices.length === 1 || this.mode === "sequence";
      const target = { kind: "event", index: indices[0], id: controller.id, members: indices };
      let halfWidth = Math.max(5, size / 2 + 2);
      if (cluster.isSmall) {
        this.paintSmall(x, middle);
        halfWidth = 3;
      } else if (isOne) {
        const index = indices.includes(this.selection.event) ? this.selection.event : indices[0];
        this.paintMark(model.events[index], index, x, middle, size);
        if (this.hasNamesInLanes) halfWidth = this.slot / 2;
      } else {
        halfWidth = this.paintCluster(indices, x, middle);
      }
      this.targets.push({ ...target, left: x - halfWidth, right: x + halfWidth, top: middle - measures.lane / 2,
        bottom: middle + measures.lane / 2 });
    }
  }

  paintMark(event, index, x, y, size) {
    const { context, colours, selection } = this;
    const family = familyOf(event);
    const isSelected = index === selection.event;
    if (this.hasNamesInLanes) {
      this.paintPill(event, x, y, isSelected);
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

  paintPill(event, x, y, isSelected) {
    const { context, colours } = this;
    const family = familyOf(event);
    const colour = colours[family === "appearance" ? appearanceColour(event) : family] ?? colours.other;
    const text = fitted(context, () => this.font(11.5, 600), shortText(event), this.slot - 34);
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
  paintSmall(x, y) {
    const { context, colours } = this;
    context.fillStyle = colours.panel;
    context.strokeStyle = colours.text2;
    context.lineWidth = 1;
    context.beginPath();
    context.arc(x, y, 2.5, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  clusterLabel(indices) {
    const [first, last] = [indices[0], indices.at(-1)].map((index) => this.model.events[index].seq);
    const text = `${first}${last - first === indices.length - 1 ? "–" : "…"}${last}`;
    this.font(10.5, 600);
    return { text, width: Math.max(20, this.context.measureText(text).width + 12) };
  }

  /// Several at one time: their numbers, in order.
  paintCluster(indices, x, y) {
    const { context, colours, selection } = this;
    const { text, width } = this.clusterLabel(indices);
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

  // MARK: Head

  paintHead() {
    const { context, colours } = this;
    context.fillStyle = colours.panel2;
    context.fillRect(measures.names, 0, this.width, this.head);
    this.paintBandsInHead();
    if (this.mode === "sequence") this.paintInstants();
    else this.paintRuler();
    this.paintBrackets();
    if (this.hasLabels && !this.hasNamesInLanes) this.paintLabels();
  }

  paintBandsInHead() {
    this.paintBands();
  }

  paintInstants() {
    const { context, axis, colours } = this;
    this.font(11, 600);
    context.textBaseline = "middle";
    let free = -Infinity;
    for (const group of axis.groups) {
      if (group.to < this.from - 50) continue;
      if (group.from > this.to + 50) break;
      const [left, right] = [this.at(group.start), this.at(group.end)];
      if (group.isIdle && this.slot >= 12) {
        context.fillStyle = colours.text2;
        context.textAlign = "right";
        this.font(10);
        const pause = `+${pauseText(group.pause)}`;
        const start = left - 5 - context.measureText(pause).width;
        if (start >= Math.max(free, measures.names + 4)) context.fillText(pause, left - 5, measures.ruler / 2 + 1);
        this.font(11, 600);
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

  paintRuler() {
    const { context, axis, colours, scale } = this;
    const step = rulerStep(scale);
    this.font(11);
    context.textBaseline = "middle";
    context.textAlign = "center";
    let free = -Infinity;
    const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    axis.groups.forEach((group, number) => {
      const next = axis.groups[number + 1];
      const endTime = next ? next.time : Math.max(group.time, this.model.time) + 60 / scale;
      const endX = next ? next.start : axis.width - 96;
      if (this.at(endX) < measures.names || this.at(group.end) > this.width) return;
      const isCut = next?.isIdle;
      const cut = isCut ? this.at((group.end + next.start) / 2) : Infinity;
      // No time stands where the pause is cut out.
      const until = isCut ? group.time + axis.idle / 2 - 60 / scale : endTime;
      for (let tick = Math.ceil(group.time / step - 1e-9) * step; tick < until - 1e-9; tick += step) {
        const x = this.at(isCut ? group.end + (tick - group.time) * scale : positionOf(axis, tick));
        context.fillStyle = colours.line;
        context.fillRect(Math.round(x), measures.ruler - 6, 1, 6);
        if (x - 30 > free) {
          context.fillStyle = colours.text2;
          context.fillText(`${tick.toFixed(digits)} s`, x, measures.ruler / 2 - 1);
          free = x + 30;
        }
      }
      if (isCut) this.paintCut(cut, next.pause);
    });
    const { time } = this.model;
    const now = this.at(positionOf(axis, time));
    if (time >= this.lastTime && time > 0) {
      context.fillStyle = colours.accent;
      context.fillRect(Math.round(now), 0, 1.5, this.head);
    }
  }

  /// A pause that is cut short: a zigzag, and how long it was.
  paintCut(x, pause) {
    const { context, colours } = this;
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
    this.font(10);
    context.fillText(`+${pauseText(pause)}`, x, 7);
    this.font(11);
  }

  paintBrackets() {
    const { context, colours, model } = this;
    const top = measures.ruler + 3;
    const height = measures.brackets - 8;
    let drawnTo = -Infinity;
    for (const transition of model.transitions) {
      const from = this.at(this.positionOfIndex(transition.from)) - this.halfSlot + 2;
      if (from > this.width) break;
      const last = transition.to ?? model.events.length - 1;
      const to = Math.max(from + 3, this.at(this.positionOfIndex(last)) + this.halfSlot - 2);
      // Of brackets on one pixel the first stands for all.
      if (to < measures.names || to < drawnTo + 1) continue;
      drawnTo = to;
      const name = transitionName(transition);
      const isHovered = this.hover?.transition === transition;
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
      this.font(11, 600);
      const isRoomy = context.measureText(name + extra).width <= room;
      const text = room < 18 ? "" : isRoomy ? name + extra : fitted(context, () => {}, name, room);
      if (text.length > 2) {
        context.fillStyle = colours.text;
        context.textAlign = "left";
        context.textBaseline = "middle";
        context.fillText(text, left, top + height / 2 + 0.5);
      }
      this.targets.push({ kind: "transition", transition, name, left: from, right: to, top, bottom: top + height });
    }
  }

  /// Slanted, so that every event's name can be read however narrow its column is.
  paintLabels() {
    const { context, axis, colours, model, kept, selection, hover } = this;
    const bottom = this.head - 7;
    const angle = this.slot < 20 ? -Math.PI / 3 : -Math.PI / 3.6;
    for (let position = this.from; position < Math.min(this.to, kept.length); position++) {
      const index = kept[position];
      const event = model.events[index];
      const x = this.at(axis.positions[position]);
      if (x < measures.names - 6) continue;
      const isMarked = index === selection.event || (hover?.kind === "event" && hover.index === index);
      const family = familyOf(event);
      const isQuiet = family === "layout" && !isMarked;
      context.save();
      context.translate(x, bottom);
      context.rotate(angle);
      context.textAlign = "left";
      context.textBaseline = "middle";
      this.font(10, 400);
      context.fillStyle = colours.text2;
      const number = String(event.seq);
      context.fillText(number, 2, 0);
      const offset = context.measureText(number).width + 6;
      this.font(11.5, isMarked ? 700 : 500);
      context.fillStyle = family === "finding" ? colours.finding : isQuiet ? colours.text2 : colours.text;
      const room = (this.head - measures.ruler - measures.brackets - 10) / Math.abs(Math.sin(angle)) - offset;
      context.fillText(fitted(context, () => {}, shortText(event), room), offset, 0);
      context.restore();
      this.targets.push({ kind: "event", index, id: event.id, left: x - this.slot / 2, right: x + this.slot / 2,
        top: bottom - 26, bottom: this.head });
    }
  }

  // MARK: Names

  paintNames() {
    const { context, colours, selection, hover } = this;
    context.fillStyle = colours.panel;
    context.fillRect(0, this.head, measures.names, this.height);
    for (let lane = this.firstLane; lane <= this.lastLane; lane++) {
      const { controller, depth, isFormer, isPresented } = this.lanes[lane];
      const top = this.laneTop(lane);
      const middle = this.laneMiddle(lane);
      if (controller.id === selection.controller || (hover?.kind === "lane" && hover.id === controller.id)) {
        context.globalAlpha = controller.id === selection.controller ? 1 : 0.5;
        context.fillStyle = colours.select;
        context.fillRect(0, top, measures.names, measures.lane);
        context.globalAlpha = 1;
      }
      context.fillStyle = colours.line;
      context.fillRect(0, Math.round(top + measures.lane) - 0.5, measures.names, 0.5);
      const left = 12 + Math.min(depth, 6) * measures.indent;
      if (isPresented) this.paintPresentation(lane, left);
      else if (depth > 0) this.paintBranch(lane, left);
      const isQuiet = isFormer || controller.isGone;
      if (controller.isController) {
        this.paintDisc(left + 6, middle, controller.isGone ? "deinit" : controller.state);
      }
      context.textAlign = "left";
      context.textBaseline = "middle";
      const room = measures.names - left - 26;
      const subtitle = [controller.title ? `“${controller.title}”` : null, `#${controller.id}`,
        controller.isGone ? "deinit" : isFormer ? "removed" : isPresented ? "presented" : null].filter(Boolean).join("  ");
      context.fillStyle = isQuiet ? colours.text2 : colours.text;
      context.fillText(fitted(context, () => this.font(12, 600), controller.class, room), left + 18, middle - 7.5);
      context.fillStyle = colours.text2;
      context.fillText(fitted(context, () => this.font(11), subtitle, room), left + 18, middle + 8);
      this.targets.push({ kind: "lane", id: controller.id, left: 0, right: measures.names, top, bottom: top + measures.lane });
    }
  }

  /// The line from the parent's disc to the child's.
  paintBranch(lane, left) {
    const { context, colours, lanes } = this;
    const holder = this.laneOf.get(lanes[lane].holder);
    if (holder === undefined) return;
    const x = left + 6 - measures.indent;
    context.strokeStyle = colours.text2;
    context.globalAlpha = 0.55;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, this.laneMiddle(holder) + 8);
    context.lineTo(x, this.laneMiddle(lane) - 5);
    context.quadraticCurveTo(x, this.laneMiddle(lane), x + 5, this.laneMiddle(lane));
    context.lineTo(left - 1, this.laneMiddle(lane));
    context.stroke();
    context.globalAlpha = 1;
  }

  /// The dotted line from who presents to who is presented.
  paintPresentation(lane, left) {
    const { context, colours, lanes } = this;
    const presenter = this.laneOf.get(lanes[lane].presenter);
    if (presenter === undefined) return;
    context.strokeStyle = colours.accent;
    context.lineWidth = 1.5;
    context.setLineDash([1.5, 3]);
    context.beginPath();
    context.moveTo(left - 2, this.laneMiddle(presenter) + 2);
    context.bezierCurveTo(left - 9, this.laneMiddle(presenter) + 8, left - 9, this.laneMiddle(lane) - 8, left - 2,
      this.laneMiddle(lane) - 2);
    context.stroke();
    context.setLineDash([]);
  }

  paintDisc(x, y, state) {
    const { context, colours } = this;
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
    if (state === "deinit") {
      context.moveTo(x - 2.5, y - 2.5);
      context.lineTo(x + 2.5, y + 2.5);
      context.moveTo(x + 2.5, y - 2.5);
      context.lineTo(x - 2.5, y + 2.5);
      context.stroke();
    }
  }

  paintFrame() {
    const { context, colours, model } = this;
    context.fillStyle = colours.panel2;
    context.fillRect(0, 0, measures.names, this.head);
    context.fillStyle = colours.line;
    context.fillRect(0, this.head - 1, this.width, 1);
    context.fillRect(measures.names - 1, 0, 1, this.height);
    context.textAlign = "left";
    context.textBaseline = "middle";
    const rows = [["Media time", measures.ruler / 2 + 1], ["Transitions", measures.ruler + measures.brackets / 2 - 1]];
    if (this.hasLabels && !this.hasNamesInLanes) rows.push(["Callbacks, in order", this.head - 14]);
    this.font(11);
    context.fillStyle = colours.text2;
    for (const [text, y] of rows) context.fillText(text, 12, y);
    this.font(11);
    const count = this.kept.length === model.events.length ? `${model.events.length}`
      : `${this.kept.length} of ${model.events.length}`;
    context.textAlign = "right";
    context.fillText(`${count} events`, measures.names - 12, measures.ruler / 2 + 1);
  }

  // MARK: Hits

  hit(x, y) {
    if (x < measures.names && y < this.head) return null;
    const inside = (target) => x >= target.left && x <= target.right && y >= target.top && y <= target.bottom;
    const isHead = y < this.head;
    const isName = x < measures.names;
    // What was drawn last is on top.
    return this.targets.findLast((target) => inside(target) && (target.kind === "lane") === isName
      && (isHead ? target.kind !== "bar" : target.kind !== "transition")) ?? null;
  }
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

/// A text, cut at its end where it is wider than the room.
function fitted(context, setFont, text, room) {
  setFont();
  if (context.measureText(text).width <= room) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (context.measureText(`${text.slice(0, middle)}…`).width <= room) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? `${text.slice(0, low)}…` : "";
}

function pauseText(seconds) {
  return seconds >= 60 ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
    : `${seconds >= 10 ? seconds.toFixed(0) : seconds.toFixed(2)} s`;
}
