// What a device looks like around its screen. All measures are points of its screen, held upright.

const angles = { portrait: 0, landscapeRight: 90, portraitUpsideDown: 180, landscapeLeft: -90 };
const clockwise = ["portrait", "landscapeRight", "portraitUpsideDown", "landscapeLeft"];

/// Degrees, clockwise, by which something is turned from upright.
export function angleOf(orientation) {
  return angles[orientation] ?? 0;
}

/// The orientation after quarter turns, clockwise ones positive.
export function turned(orientation, quarters) {
  return clockwise[(clockwise.indexOf(orientation) + quarters + 4) % 4];
}

/// The body around a screen: its bezel, its corners, what is cut out of the screen, and its buttons.
///
/// Buttons are {side, from, length}: `from` points below the body's top, or right of its left.
export function bodyOf(device) {
  const [width, height] = device.size;
  if (device.idiom === "pad") return padBody(device, width, height);
  if (device.safeAreaInsets.bottom === 0) return homeButtonBody(width, height);
  return edgeToEdgeBody(device, width, height);
}

function edgeToEdgeBody(device, width, height) {
  const bezel = 12;
  return {
    kind: "phone", bezel: { top: bezel, bottom: bezel, side: bezel }, radius: device.cornerRadius + bezel,
    cutout: cutoutOf(device, width),
    buttons: [
      { side: "left", from: height * 0.165, length: 30 },
      { side: "left", from: height * 0.235, length: 58 },
      { side: "left", from: height * 0.325, length: 58 },
      { side: "right", from: height * 0.26, length: 92 },
    ],
  };
}

// The safe area tells the Dynamic Island, which hangs free of the edge, from the notch, which grows out of it.
function cutoutOf(device, width) {
  const top = device.safeAreaInsets.top;
  if (top >= 59) return { kind: "island", x: width / 2 - 63, y: top - 48, width: 126, height: 37 };
  const notchWidth = top >= 47 && width >= 390 ? 162 : 209;
  return { kind: "notch", x: width / 2 - notchWidth / 2, y: 0, width: notchWidth, height: Math.min(top - 13, 33) };
}

function homeButtonBody(width, height) {
  return {
    kind: "home", bezel: { top: 92, bottom: 92, side: 20 }, radius: 56, cutout: null,
    homeButton: { diameter: 62 }, earpiece: { width: 56, height: 6 },
    buttons: [
      { side: "left", from: 84, length: 26 },
      { side: "left", from: 138, length: 50 },
      { side: "left", from: 200, length: 50 },
      { side: "right", from: height * 0.22, length: 56 },
    ],
  };
}

function padBody(device, width, height) {
  const bezel = 34;
  return {
    kind: "pad", bezel: { top: bezel, bottom: bezel, side: bezel }, radius: device.cornerRadius + bezel, cutout: null,
    buttons: [
      { side: "top", from: width - 40, length: 62 },
      { side: "right", from: 72, length: 46 },
      { side: "right", from: 126, length: 46 },
    ],
  };
}
