// How high a layer lies when layers are pulled apart.

/// The levels of layers that come back to front: each as low as it can be above everything behind it that it overlaps.
export function stackLevels(layers) {
  const levels = [];
  layers.forEach((layer, index) => {
    let level = 0;
    for (let below = 0; below < index; below++) {
      if (levels[below] >= level && overlap(layer.frame, layers[below].frame)) level = levels[below] + 1;
    }
    levels.push(level);
  });
  return levels;
}

function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
