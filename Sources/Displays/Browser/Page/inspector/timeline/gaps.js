// The gaps of a lane: from willMove(toParent:) until didMove(toParent:) comes, or for as long as it does not.

/// Below the bar, in pixels from the lane's middle.
const depth = 14;

export function paintGaps(painter, lane) {
  const { controller } = painter.lanes[lane];
  const left = painter.x - 20;
  const right = painter.x + painter.width;
  for (const gap of controller.gaps) {
    const start = painter.positionOfIndex(gap.from);
    const end = gap.to === null ? painter.axis.width - 16 : painter.positionOfIndex(gap.to);
    if (start > right || end < left) continue;
    paintGap(painter, gap, painter.at(start), painter.at(end), painter.laneMiddle(lane) + depth);
    painter.targets.push({ kind: "gap", id: controller.id, gap, left: painter.at(start), right: painter.at(end),
      top: painter.laneMiddle(lane) + depth - 4, bottom: painter.laneMiddle(lane) + depth + 4 });
  }
}

/// A bracket that is closed where the callback has come; one that was found to be missing stays open, with its name.
function paintGap(painter, { to, finding }, left, right, y) {
  const { context, colours } = painter;
  const isMissing = finding !== null;
  context.strokeStyle = isMissing ? colours.finding : colours.containment;
  context.fillStyle = context.strokeStyle;
  context.globalAlpha = isMissing ? 1 : 0.6;
  context.lineWidth = isMissing ? 2 : 1;
  context.setLineDash(isMissing || to === null ? [5, 4] : []);
  context.beginPath();
  context.moveTo(left, y - 5);
  context.lineTo(left, y);
  context.lineTo(right, y);
  if (!isMissing && to !== null) context.lineTo(right, y - 5);
  context.stroke();
  context.setLineDash([]);
  if (isMissing) {
    painter.font(10.5, 600);
    const text = "no didMove(toParent:)";
    const width = context.measureText(text).width + 8;
    const from = Math.max(left, 0) + 12;
    if (right - from > width + 8) {
      context.fillStyle = colours.panel;
      context.fillRect(from, y - 6, width, 12);
      context.fillStyle = colours.finding;
      context.textAlign = "left";
      context.textBaseline = "middle";
      context.fillText(text, from + 4, y + 0.5);
    }
  }
  context.globalAlpha = 1;
}
