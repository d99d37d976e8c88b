// Where the timeline puts things. Pure functions of events and numbers: no canvas and no page in here.

/// In pixels. `names` is the width of the column of lanes' names.
export const measures = { names: 232, lane: 40, ruler: 22, brackets: 24, labels: 134, indent: 14 };

/// Room at the left of the first event and at the right of the last, in pixels; the right holds slanted labels.
export const margin = { left: 22, right: 120 };

const instantGap = 16;
const idleGap = 46;

/// What is told in one go takes no media time in tests, and a few milliseconds while a person looks on. Less than a frame.
const together = 0.008;

/// Whether an event belongs to the instant of the one before it.
export function isTogether(before, event) {
  return before !== undefined && event.time - before.time < together;
}

/// Events of one instant: [{time, from, to}], positions in `events`; `to` is the last one.
export function instants(events) {
  const result = [];
  events.forEach((event, index) => {
    if (isTogether(events[index - 1], event)) result.at(-1).to = index;
    else result.push({ time: event.time, from: index, to: index });
  });
  return result;
}

/// Every event gets the same room, in the order in which they came; events of one instant stand together.
///
/// - slot: the room of one event, in pixels.
/// - idle: a pause of more seconds than this gets a wider gap, which says how long it was.
export function sequenceAxis(events, slot, { idle = 0.1 } = {}) {
  const groups = instants(events);
  const positions = new Float64Array(events.length);
  const scale = Math.min(1, slot / 10);
  let x = margin.left;
  groups.forEach((group, number) => {
    if (number > 0) {
      group.pause = group.time - groups[number - 1].time;
      group.isIdle = group.pause > idle;
      x += (group.isIdle ? idleGap : instantGap) * scale;
    }
    group.start = x;
    for (let index = group.from; index <= group.to; index++) {
      positions[index] = x + slot / 2;
      x += slot;
    }
    group.end = x;
  });
  return { positions, groups, width: x + margin.right, kind: "sequence" };
}

/// Seconds become pixels, except that pauses are cut short.
///
/// - scale: pixels in a second.
/// - idle: a pause of more seconds than this is as wide as one of this many, and marked.
export function timeAxis(events, scale, { idle = 0.75, end = null } = {}) {
  const groups = instants(events);
  const positions = new Float64Array(events.length);
  let x = margin.left + 10;
  groups.forEach((group, number) => {
    if (number > 0) {
      group.pause = group.time - groups[number - 1].time;
      group.isIdle = group.pause > idle;
      x += Math.min(group.pause, idle) * scale;
    }
    group.start = x;
    group.end = x;
    for (let index = group.from; index <= group.to; index++) positions[index] = x;
  });
  const last = groups.at(-1);
  if (last && end !== null && end > last.time) x += Math.min(end - last.time, idle) * scale;
  return { positions, groups, width: x + margin.right, kind: "time", scale, idle };
}

/// Where a media time lies on an axis.
export function positionOf(axis, time) {
  const { groups } = axis;
  if (groups.length === 0) return margin.left;
  let [low, high] = [0, groups.length - 1];
  if (time <= groups[0].time) return groups[0].start;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (groups[middle].time <= time + 1e-9) low = middle;
    else high = middle - 1;
  }
  const [before, after] = [groups[low], groups[low + 1]];
  const past = time - before.time;
  if (axis.kind === "time") {
    if (!after) return before.end + Math.min(past, axis.idle) * axis.scale;
    return before.end + (after.start - before.end) * Math.min(1, past / (after.time - before.time));
  }
  if (past < 1e-7) return before.end;
  return after ? before.end + (after.start - before.end) / 2 : before.end + 12;
}

/// The first position in a rising list that is not below the value; its length if there is none.
export function lowerBound(positions, value) {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/// Round times for a ruler of so many pixels a second, with at least `room` pixels between them.
export function rulerStep(scale, room = 80) {
  const least = room / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least * 0.999);
}

/// Marks that are too close to be told apart, as one: [{from, to, x, last, isSmall}], positions in the lane's own list.
///
/// - room: how far apart marks have to be.
/// - widthOf(from, to): how wide what stands for several is. Those that would overlap become one, as long as it covers
///   what it stands for; beyond that they are small, and have no name.
export function clusters(xs, room, widthOf = null) {
  const close = [];
  xs.forEach((x, index) => {
    const last = close.at(-1);
    if (last && x - last.x < room) {
      last.to = index;
      last.last = x;
    } else {
      close.push({ from: index, to: index, x, last: x, isSmall: false });
    }
  });
  if (!widthOf) return close;
  const halfWidth = (cluster) => (cluster.isSmall ? 3 : widthOf(cluster.from, cluster.to) / 2);
  const middle = ({ x, last }) => (x + last) / 2;
  const result = [];
  for (const cluster of close) {
    const before = result.at(-1);
    if (!before || middle(cluster) - halfWidth(cluster) >= middle(before) + halfWidth(before)) {
      result.push(cluster);
    } else if (!before.isSmall && cluster.last - before.x <= widthOf(before.from, cluster.to)) {
      result[result.length - 1] = { ...before, to: cluster.to, last: cluster.last };
    } else {
      result.push({ ...cluster, isSmall: true });
    }
  }
  return result;
}

/// What a filter keeps: positions of events. The text is looked for in class, title, number and callback.
export function filterEvents(events, { text = "", families = null, familyOf, callText }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = [];
  events.forEach((event, index) => {
    if (families && !families.has(familyOf(event))) return;
    if (words.length) {
      const line = `${event.class} ${event.title ?? ""} #${event.id} ${event.event} ${callText(event)}`.toLowerCase();
      if (!words.every((word) => line.includes(word))) return;
    }
    kept.push(index);
  });
  return kept;
}
