import { h, oncePerFrame, show } from "matryoshka/inspector/elements";
import { sizeText } from "matryoshka/inspector/callbacks";
import { stackLevels } from "matryoshka/inspector/layer-levels";

const rest = { yaw: -32, pitch: 18 };

/// The views as sheets in space, each with what it draws itself, pulled apart as far as the slider says.
export class LayersPanel {
  constructor({ model, selection, overlay, channel }) {
    Object.assign(this, { model, selection, overlay, channel });
    this.request = 0;
    this.turn = { ...rest };
    this.zoomFactor = 1;
    this.spread = 34;
    this.scene = h("div", { class: "scene" });
    this.space = h("div", { class: "layers-space", tabindex: 0, role: "application",
      "aria-label": "Layers in space. Drag or use the arrow keys to turn them, plus and minus to zoom.",
      onpointerdown: (event) => this.pressed(event), onpointermove: (event) => this.moved(event),
      onpointerup: (event) => this.released(event), onwheel: (event) => this.wheel(event),
      onkeydown: (event) => this.key(event), ondblclick: () => this.reset() }, this.scene);
    const slider = h("input", { type: "range", min: 0, max: 120, value: this.spread,
      "aria-label": "Distance of the layers",
      oninput: () => { this.spread = Number(slider.value); this.place(); } });
    this.outlines = h("input", { type: "checkbox", onchange: () => this.scene.classList.toggle("outlines",
      this.outlines.checked) });
    this.only = h("input", { type: "checkbox", onchange: () => this.drawNow() });
    this.caption = h("span", { class: "count" });
    this.element = h("div", { class: "layers" }, h("div", { class: "bar" },
      h("label", {}, "Spread", slider), h("label", {}, this.outlines, "Outlines"),
      h("label", {}, this.only, "Selected controller"), h("span", { class: "spacer" }), this.caption,
      h("button", { type: "button", class: "text-button", onclick: () => this.fetch() }, "Refresh"),
      h("button", { type: "button", class: "text-button", onclick: () => this.reset() }, "Reset")), this.space);
    this.pictures = new Map();
    this.planes = new Map();
    this.draw = oncePerFrame(() => this.drawNow());
    channel.on("layers", (reply) => this.received(reply));
    model.on("tree", () => { if (!this.element.hidden) this.changed(); });
    model.on("reset", () => { this.pictures.clear(); this.draw(); });
    selection.onChange(() => { this.mark(); if (this.only.checked) this.draw(); });
    new ResizeObserver(() => this.place()).observe(this.space);
  }

  shown() {
    this.fetch();
    this.draw();
  }

  /// Pictures are large: they are asked for when the last have come and some time has passed.
  changed() {
    this.draw();
    clearTimeout(this.later);
    this.later = setTimeout(() => { if (!this.element.hidden && this.element.isConnected) this.fetch(); }, 250);
  }

  fetch() {
    if (this.isWaiting && performance.now() - this.asked < 2000) return;
    this.isWaiting = true;
    this.asked = performance.now();
    this.request += 1;
    this.channel.send("requestLayers", { request: this.request });
  }

  async received({ request, layers }) {
    if (request !== this.request) return;
    this.isWaiting = false;
    const pictures = new Map();
    await Promise.all(layers.map(async (layer) => {
      pictures.set(layer.view, { ...layer, bitmap: layer.png ? await decoded(layer.png) : null });
    }));
    this.pictures = pictures;
    this.order = layers.map((layer) => layer.view);
    this.draw();
  }

  /// What to show: the app's layers, or the tree's views where it has sent none.
  layers() {
    const { model } = this;
    const fromTree = () => [...model.views.values()].filter(({ view }) => !view.isHidden && view.alpha >= 0.01)
      .map(({ view, depth }) => ({ view: view.id, depth, frame: view.windowFrame, bitmap: null }));
    const all = this.pictures.size ? this.order.map((id) => this.pictures.get(id)) : fromTree();
    return all.filter(({ view, frame }) => [frame.x, frame.y, frame.width, frame.height].every(Number.isFinite)
      && frame.width > 0 && frame.height > 0
      && (!this.only.checked || this.selection.controller === null || this.belongs(view)));
  }

  belongs(id) {
    for (let entry = this.model.views.get(id); entry; entry = this.model.views.get(entry.superview)) {
      if (entry.controller === this.selection.controller) return true;
    }
    return false;
  }

  drawNow() {
    if (this.element.hidden) return;
    const layers = this.layers();
    const window = layers[0]?.frame ?? { width: 1, height: 1 };
    this.size = this.model.tree?.windows[0]?.view.windowFrame ?? window;
    const levels = stackLevels(layers);
    this.top = Math.max(0, ...levels);
    const kept = new Set();
    layers.forEach((layer, index) => {
      const plane = this.planes.get(layer.view) ?? this.makePlane(layer.view);
      kept.add(layer.view);
      plane.level = levels[index];
      this.updatePlane(plane, layer);
      if (this.scene.children[index] !== plane.element) this.scene.insertBefore(plane.element,
        this.scene.children[index] ?? null);
    });
    for (const [id, plane] of this.planes) {
      if (kept.has(id)) continue;
      plane.element.remove();
      this.planes.delete(id);
    }
    this.caption.textContent = layers.length ? `${layers.length} layers` : "";
    this.place();
    this.mark();
  }

  makePlane(id) {
    const plane = { id, level: 0, bitmap: undefined, element: h("div", { class: "plane", "data-view": id }) };
    this.planes.set(id, plane);
    return plane;
  }

  updatePlane(plane, { frame, bitmap }) {
    const { element } = plane;
    element.style.left = `${frame.x}px`;
    element.style.top = `${frame.y}px`;
    element.style.width = `${frame.width}px`;
    element.style.height = `${frame.height}px`;
    if (plane.bitmap === bitmap) return;
    plane.bitmap = bitmap;
    element.classList.toggle("bare", !bitmap);
    if (!bitmap) {
      show(element);
      return;
    }
    const canvas = h("canvas", { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    show(element, canvas);
  }

  place() {
    if (!this.size) return;
    const { clientWidth, clientHeight } = this.space;
    const { width, height } = this.size;
    const scale = Math.min(clientWidth / (width * 1.25), clientHeight / (height * 1.14)) * this.zoomFactor;
    const { style } = this.scene;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `translate(-50%, -50%) scale3d(${scale}, ${scale}, ${scale}) rotateX(${-this.turn.pitch}deg) `
      + `rotateY(${-this.turn.yaw}deg)`;
    for (const plane of this.planes.values()) {
      plane.element.style.transform = `translateZ(${(plane.level - this.top / 2) * this.spread}px)`;
    }
  }

  mark() {
    for (const [id, plane] of this.planes) {
      plane.element.classList.toggle("selected", id === this.selection.view);
      plane.element.classList.toggle("owned", this.selection.kind === "controller" && id !== this.selection.view
        && this.belongs(id));
    }
    this.scene.classList.toggle("has-selection", this.planes.has(this.selection.view));
    const selected = this.model.views.get(this.selection.view)?.view;
    if (this.planes.size && selected) this.caption.textContent = `${selected.class}, ${sizeText(selected.frame)}`;
    else if (this.planes.size) this.caption.textContent = `${this.planes.size} layers`;
  }

  // MARK: Turning

  reset() {
    this.turn = { ...rest };
    this.zoomFactor = 1;
    this.place();
  }

  pressed(event) {
    if (event.button !== 0) return;
    this.drag = { x: event.clientX, y: event.clientY, ...this.turn, isMoving: false, target: event.target };
    this.space.setPointerCapture(event.pointerId);
  }

  moved(event) {
    const { drag } = this;
    if (!drag) {
      this.overlay.hover(Number(event.target.closest(".plane")?.dataset.view) || null);
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.isMoving ||= Math.hypot(dx, dy) > 4;
    if (!drag.isMoving) return;
    this.turn = { yaw: drag.yaw - dx * 0.4, pitch: Math.max(-89, Math.min(89, drag.pitch + dy * 0.4)) };
    this.place();
  }

  released() {
    const { drag } = this;
    this.drag = null;
    if (!drag || drag.isMoving) return;
    const plane = drag.target.closest(".plane");
    if (plane) this.selection.selectView(Number(plane.dataset.view), this);
    else this.selection.clear(this);
  }

  wheel(event) {
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 20 : 1) * 0.0015));
  }

  zoomBy(factor) {
    this.zoomFactor = Math.min(8, Math.max(0.3, this.zoomFactor * factor));
    this.place();
  }

  key(event) {
    switch (event.key) {
    case "ArrowLeft": this.turn.yaw += 6; break;
    case "ArrowRight": this.turn.yaw -= 6; break;
    case "ArrowUp": this.turn.pitch = Math.max(-89, this.turn.pitch - 6); break;
    case "ArrowDown": this.turn.pitch = Math.min(89, this.turn.pitch + 6); break;
    case "+":
    case "=": this.zoomBy(1.2); break;
    case "-": this.zoomBy(1 / 1.2); break;
    case "0": this.reset(); break;
    default: return;
    }
    event.preventDefault();
    this.place();
  }
}

/// A picture from base64 of a PNG file, made without an address, which the page's policy would have to allow.
async function decoded(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}
