import { lowerBound, measures, positionOf } from "matryoshka/inspector/timeline/layout";
import { paintBars, paintThread } from "matryoshka/inspector/timeline/bars";
import { paintGaps } from "matryoshka/inspector/timeline/gaps";
import { paintHead } from "matryoshka/inspector/timeline/head";
import { paintMarks } from "matryoshka/inspector/timeline/marks";
import { paintFrame, paintNames } from "matryoshka/inspector/timeline/names";

// As in the style sheet: `--timeline-text` and so on.
const names = ["text", "text2", "line", "panel", "panel2", "accent", "unloaded", "removed", "disappeared", "appearing",
  "appeared",
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
    this.hasNamesInLanes = this.mode === "sequence" && this.slot >= 160;
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
      for (let lane = this.firstLane; lane <= this.lastLane; lane++) paintBars(this, lane);
      for (let lane = this.firstLane; lane <= this.lastLane; lane++) paintGaps(this, lane);
      paintThread(this);
      for (let lane = this.firstLane; lane <= this.lastLane; lane++) paintMarks(this, lane);
    });
    this.clip(measures.names, 0, width, this.head, () => paintHead(this));
    this.clip(0, this.head, measures.names, height, () => paintNames(this));
    paintFrame(this);
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
    for (const [index, strength] of [[this.selection.event, 1], [this.hover?.kind === "event" ? this.hover.index
      : null, 0.5]]) {
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

  /// Where an event of the model lies, also one that the filter leaves out.
  positionOfIndex(index) {
    const { kept, axis } = this;
    const position = lowerBound(kept, index);
    if (kept[position] === index) return axis.positions[position];
    if (this.mode === "time") return positionOf(axis, this.model.events[index].time);
    if (position >= kept.length) return axis.width - 110;
    return axis.positions[position] - this.slot / 2;
  }

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
