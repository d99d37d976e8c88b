// Texts on the timeline.

/// A text, cut at its end where it is wider than the room.
export function fitted(context, setFont, text, room) {
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

/// How long a pause or a transition took.
export function pauseText(seconds) {
  return seconds >= 60 ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
    : `${seconds >= 10 ? seconds.toFixed(0) : seconds.toFixed(2)} s`;
}
