import { fileName, saveFile } from "matryoshka/screen/screenshot";

// A video of the screen, with the fingers on it.

const types = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
/// Pixels of the longer side: enough for any screen that a recording is shown on.
const longestSide = 1920;
/// Encoders take a picture that stands still for the end of the video: it is shown again so often, in ms.
const repeatEvery = 250;

export class Recorder {
  #phone;
  #model;
  #recorder = null;
  #startedAt = 0;
  #listeners = new Set();
  #fingers = [];
  #isPainting = false;
  #target = null;

  constructor(phone, model, pointers) {
    this.#phone = phone;
    this.#model = model;
    pointers.onChange((fingers) => {
      this.#fingers = fingers;
      this.#paintSoon();
    });
    phone.onDraw(() => this.#paintSoon());
  }

  static get isSupported() {
    return typeof MediaRecorder === "function" && types.some((type) => MediaRecorder.isTypeSupported(type));
  }

  get isRecording() {
    return this.#recorder !== null;
  }

  /// In seconds.
  get elapsed() {
    return this.isRecording ? (performance.now() - this.#startedAt) / 1000 : 0;
  }

  onChange(call) {
    this.#listeners.add(call);
  }

  toggle() {
    if (this.isRecording) this.#recorder.stop();
    else this.#start();
    this.#listeners.forEach((call) => call());
  }

  #start() {
    // A canvas of its own, since a video cannot change its size when the phone is turned.
    const canvas = document.createElement("canvas");
    const { width, height } = this.#phone.canvas;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    // Encoders take even sizes.
    canvas.width = 2 * Math.round((width * scale) / 2);
    canvas.height = 2 * Math.round((height * scale) / 2);
    this.#target = canvas.getContext("2d", { alpha: false });
    const stream = canvas.captureStream(60);
    const type = types.find((candidate) => MediaRecorder.isTypeSupported(candidate));
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 8_000_000 });
    const parts = [];
    const name = `${fileName(this.#model)}.${type.startsWith("video/mp4") ? "mp4" : "webm"}`;
    const repeat = setInterval(() => this.#paint(), repeatEvery);
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearInterval(repeat);
      stream.getTracks().forEach((track) => track.stop());
      this.#recorder = null;
      this.#target = null;
      saveFile(new Blob(parts, { type }), name);
      this.#listeners.forEach((call) => call());
    };
    this.#recorder = recorder;
    this.#startedAt = performance.now();
    this.#paint();
    recorder.start(1000);
  }

  #paintSoon() {
    if (!this.isRecording || this.#isPainting) return;
    this.#isPainting = true;
    requestAnimationFrame(() => {
      this.#isPainting = false;
      this.#paint();
    });
  }

  #paint() {
    const target = this.#target;
    if (!target) return;
    const { canvas: source, size } = this.#phone;
    const { width, height } = target.canvas;
    const scale = Math.min(width / source.width, height / source.height);
    const left = (width - source.width * scale) / 2, top = (height - source.height * scale) / 2;
    target.fillStyle = "#000";
    target.fillRect(0, 0, width, height);
    target.imageSmoothingQuality = "high";
    target.drawImage(source, left, top, source.width * scale, source.height * scale);
    const point = (source.width * scale) / size.width;
    for (const { x, y, isDown } of this.#fingers) {
      if (!isDown) continue;
      target.beginPath();
      target.arc(left + x * point, top + y * point, 20 * point, 0, 2 * Math.PI);
      target.fillStyle = "rgb(80 84 200 / .45)";
      target.fill();
      target.lineWidth = 1.5 * point;
      target.strokeStyle = "rgb(255 255 255 / .85)";
      target.stroke();
    }
  }
}
