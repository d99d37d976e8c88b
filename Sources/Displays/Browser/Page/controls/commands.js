import { turned } from "matryoshka/screen/device";
import { Recorder } from "matryoshka/screen/recorder";
import { saveScreenshot } from "matryoshka/screen/screenshot";
import { readSetting, writeSetting } from "matryoshka/settings";

// Everything that a person can tell the device and the page, by buttons, menus and keys.
//
// Shortcuts are a letter with Control and Alt (Option): the phone leaves those to the page wherever the focus is, and
// keeps all others.

export const textSizes = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];
export const textSizeNames = [
  "Extra small", "Small", "Medium", "Large (default)", "Extra large", "2× extra large", "3× extra large",
  "Accessibility 1", "Accessibility 2", "Accessibility 3", "Accessibility 4", "Accessibility 5",
];
export const themes = ["auto", "light", "dark"];
export const themeNames = { auto: "As the system", light: "Light", dark: "Dark" };

/// Media time a second while animations are slow.
const slowSpeed = 0.1;
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export class Commands {
  #byName = new Map();
  #listeners = new Set();
  #theme = readSetting("theme", "auto");

  constructor({ channel, model, phone, stage, recorder, fingers, inspector }) {
    Object.assign(this, { channel, model, phone, stage, recorder, inspector });
    const running = () => model.isConnected && model.phase === "running";
    const isDark = () => model.device?.style === "dark";
    const turn = (quarters) => () =>
      channel.send("setOrientation", { orientation: turned(model.device.orientation, quarters) });

    this.#add("rotateLeft", { title: "Turn left", icon: "rotateLeft", key: "L", run: turn(-1), isEnabled: running });
    this.#add("rotateRight", { title: "Turn right", icon: "rotateRight", key: "R", run: turn(1), isEnabled: running });
    this.#add("appearance", {
      title: () => (isDark() ? "Light appearance" : "Dark appearance"), icon: () => (isDark() ? "sun" : "moon"),
      key: "A", isEnabled: running, run: () => channel.send("setPreferences", { style: isDark() ? "light" : "dark" }),
    });
    this.#add("pause", {
      title: () => (model.clock.isPaused ? "Let the clock run" : "Pause the clock"),
      icon: () => (model.clock.isPaused ? "play" : "pause"), key: "P", isEnabled: running,
      isOn: () => model.clock.isPaused, run: () => channel.send("setClock", { isPaused: !model.clock.isPaused }),
    });
    this.#add("step", {
      title: "Next frame", icon: "step", key: "N", isEnabled: () => running() && model.clock.isPaused,
      run: () => channel.send("step", { frames: 1 }),
    });
    this.#add("slow", {
      title: "Slow animations", icon: "slow", key: "S", isEnabled: running, isOn: () => model.clock.speed < 1,
      run: () => channel.send("setClock", { speed: model.clock.speed < 1 ? 1 : slowSpeed }),
    });
    this.#add("home", {
      title: () => (model.isInBackground ? "Back to the app" : "Home screen"), icon: "home", key: "H",
      isEnabled: running, isOn: () => model.isInBackground,
      run: () => channel.send("setActivity", { isInBackground: !model.isInBackground }),
    });
    this.#add("shake", { title: "Shake", icon: "shake", key: "K", isEnabled: running, run: () => this.#shake() });
    this.#add("memory", {
      title: "Memory warning", icon: "memory", key: "M", isEnabled: running, run: () => channel.send("warnOfMemory"),
    });
    this.#add("restart", {
      title: "Start the app again", icon: "restart", key: "Enter", run: () => channel.send("restart"),
      isEnabled: () => model.isConnected && model.phase !== "waiting",
    });
    this.#add("screenshot", {
      title: "Save a picture", icon: "camera", key: "C", isEnabled: () => model.hasFrame,
      run: () => saveScreenshot(phone, model),
    });
    this.#add("record", {
      title: () => (recorder.isRecording ? "Stop the recording" : "Record a video"),
      icon: () => (recorder.isRecording ? "stop" : "record"), key: "V", isOn: () => recorder.isRecording,
      isEnabled: () => Recorder.isSupported && model.hasFrame, run: () => recorder.toggle(),
    });
    this.#add("touches", {
      title: "Show touches", icon: "touches", key: "T", isOn: () => fingers.showsOne,
      run: () => {
        fingers.showsOne = !fingers.showsOne;
        writeSetting("touches", fingers.showsOne);
      },
    });
    this.#add("inspector", {
      title: "Inspector", icon: "inspector", key: "I", isOn: () => inspector.isOpen, run: () => inspector.toggle(),
    });

    fingers.showsOne = readSetting("touches", false) === true;
    this.setTheme(themes.includes(this.#theme) ? this.#theme : "auto");
    model.onChange(() => this.changed());
    recorder.onChange(() => this.changed());
    inspector.onChange(() => this.changed());
    stage.onZoom(() => this.changed());
    // Before the phone's own listeners, wherever the focus is.
    addEventListener("keydown", (event) => this.#takeKey(event), true);
  }

  /// Calls when a command may have got another title, or can be given or no longer.
  onChange(call) {
    this.#listeners.add(call);
  }

  changed() {
    this.#listeners.forEach((call) => call());
  }

  get(name) {
    return this.#byName.get(name);
  }

  get all() {
    return [...this.#byName.values()];
  }

  get theme() {
    return this.#theme;
  }

  /// The page's own colours, not the app's.
  setTheme(theme) {
    this.#theme = theme;
    writeSetting("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.changed();
  }

  #add(name, { title, icon, key, run, isOn, isEnabled = () => true }) {
    this.#byName.set(name, {
      name, run: () => {
        if (!isEnabled()) return;
        run();
        this.changed();
      },
      key, shortcut: isMac ? `⌃⌥${key === "Enter" ? "↩" : key}` : `Ctrl+Alt+${key}`,
      get title() { return typeof title === "function" ? title() : title; },
      get icon() { return typeof icon === "function" ? icon() : icon; },
      get isOn() { return isOn?.(); },
      get isEnabled() { return isEnabled(); },
    });
  }

  #takeKey(event) {
    if (!event.ctrlKey || !event.altKey || event.metaKey || event.getModifierState("AltGraph")) return;
    const key = event.code === "Enter" ? "Enter" : event.code.replace(/^Key/, "");
    const command = this.all.find((candidate) => candidate.key === key);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) command.run();
  }

  #shake() {
    this.channel.send("shake");
    this.phone.element.animate(
      [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` })), { duration: 380, easing: "ease-out" });
  }
}
