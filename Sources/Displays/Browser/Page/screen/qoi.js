// QOI (qoiformat.org) of opaque pixels, without header and end marker.

const index = new Uint32Array(64);

/// Decodes `count` pixels from `bytes` at `start` into `pixels`, which holds RGBA in the byte order of ImageData.
///
/// One loop without calls: a scrolling app has this done sixty times a second for every row that comes into sight.
export function decodeQOI(bytes, start, pixels, count) {
  index.fill(0);
  let red = 0, green = 0, blue = 0;
  // As a little-endian number, which is what every browser's host has.
  let pixel = 0xff000000;
  let at = start;
  let out = 0;
  while (out < count) {
    const op = bytes[at++];
    if (op >= 0xc0 && op < 0xfe) {
      let run = op - 0xbf;
      if (run > count - out) run = count - out;
      if (run > 8) {
        pixels.fill(pixel, out, out + run);
        out += run;
      } else {
        while (run-- > 0) pixels[out++] = pixel;
      }
      continue;
    }
    if (op < 0x40) {
      pixel = index[op];
      red = pixel & 255;
      green = (pixel >> 8) & 255;
      blue = (pixel >> 16) & 255;
      pixels[out++] = pixel;
      continue;
    }
    if (op < 0x80) {
      red = (red + ((op >> 4) & 3) - 2) & 255;
      green = (green + ((op >> 2) & 3) - 2) & 255;
      blue = (blue + (op & 3) - 2) & 255;
    } else if (op < 0xc0) {
      const second = bytes[at++];
      const greenChange = (op & 63) - 32;
      red = (red + greenChange + (second >> 4) - 8) & 255;
      green = (green + greenChange) & 255;
      blue = (blue + greenChange + (second & 15) - 8) & 255;
    } else {
      red = bytes[at];
      green = bytes[at + 1];
      blue = bytes[at + 2];
      at += 3;
    }
    pixel = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
    // 11 x 255, the share of an opaque pixel's alpha in the hash, is 2805.
    index[(red * 3 + green * 5 + blue * 7 + 2805) & 63] = pixel;
    pixels[out++] = pixel;
  }
}
