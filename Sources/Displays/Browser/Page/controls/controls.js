import { textSizeNames, textSizes, themeNames, themes } from "matryoshka/controls/commands";
import { element, setAttribute } from "matryoshka/elements";
import { doll, icon } from "matryoshka/controls/icons";
import { LocationButton } from "matryoshka/controls/location";
import { openMenu, openPanel } from "matryoshka/controls/menu";
import { zooms } from "matryoshka/screen/stage";

// The bar above the phone.

const groups = [
  ["rotateLeft", "rotateRight"], ["appearance", "textSize"], ["pause", "step", "slow"], ["home", "shake", "location"],
  ["screenshot", "record"], ["restart"],
];

export class Controls {
  #commands;
  #model;
  #refreshers = [];

  constructor(root, commands, model) {
    this.#commands = commands;
    this.#model = model;
    root.append(
      this.#identity(), this.#deviceButton(),
      element("div", { class: "groups" }, groups.map((names) =>
        element("div", { class: "group", role: "group" }, names.map((name) =>
          this.#tool(name))))),
      element("div", { class: "group trailing" }, this.#zoomButton(), this.#moreButton(), this.#button("inspector")));
    moveByArrows(root);
    const refresh = () => this.#refreshers.forEach((call) => call());
    commands.onChange(refresh);
    refresh();
  }

  #keepUp(call) {
    this.#refreshers.push(call);
  }

  #identity() {
    const name = element("span", { class: "app-name" });
    const state = element("span", { class: "app-state" });
    this.#keepUp(() => {
      const text = this.#model.name || "Matryoshka";
      if (name.textContent !== text) name.textContent = text;
      const { mood, words } = stateOf(this.#model);
      if (state.textContent !== words) state.textContent = words;
      setAttribute(state, "data-mood", mood);
      const title = this.#model.name ? `${this.#model.name} · Matryoshka` : "Matryoshka";
      if (document.title !== title) document.title = title;
    });
    return element("div", { class: "identity" }, doll(), element("div", { class: "names" }, name, state));
  }

  #tool(name) {
    if (name === "textSize") return this.#textSizeButton();
    return name === "location" ? this.#locationButton() : this.#button(name);
  }

  #locationButton() {
    const location = new LocationButton(this.#commands.channel, this.#model);
    this.#keepUp(() => location.refresh());
    return location.button;
  }

  #button(name) {
    const command = this.#commands.get(name);
    const button = element("button", { type: "button", class: `tool tool-${name}`, onclick: () => command.run() });
    this.#keepUp(() => {
      describeTool(button, command.icon, command.title, command.shortcut);
      setAttribute(button, "aria-pressed", command.isOn === undefined ? null : String(command.isOn));
      setAttribute(button, "aria-disabled", command.isEnabled ? null : "true");
    });
    return button;
  }

  #deviceButton() {
    const label = element("span", {});
    const button = element("button", {
      type: "button", class: "picker", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () =>
        openMenu(button, this.#deviceEntries(), "Device"),
    }, label, icon("chevron"));
    this.#keepUp(() => {
      const { device } = this.#model;
      label.textContent = device?.deviceName ?? "Device";
      setAttribute(button, "aria-label", `Device: ${device?.deviceName ?? "unknown"}`);
      button.hidden = device === null;
    });
    return button;
  }

  #deviceEntries() {
    const { devices, device } = this.#model;
    const entry = (name) => ({
      title: name, icon: name.startsWith("iPad") ? "pad" : "phone", isOn: name === device?.deviceName,
      run: () => this.#commands.channel.send("setDevice", { name }),
    });
    const pads = devices.filter((name) => name.startsWith("iPad"));
    const phones = devices.filter((name) => !name.startsWith("iPad"));
    return [
      ...(phones.length ? ["iPhone", ...phones.map(entry)] : []), ...(pads.length ? ["iPad", ...pads.map(entry)] : []),
    ];
  }

  #textSizeButton() {
    const button = element("button", {
      type: "button", class: "tool", "aria-haspopup": "dialog", "aria-expanded": "false",
      onclick: () => this.#openTextSize(button),
    });
    this.#keepUp(() => {
      describeTool(button, "textSize", "Text size", "");
      setAttribute(button, "aria-disabled", this.#model.phase === "running" ? null : "true");
    });
    return button;
  }

  #openTextSize(button) {
    if (this.#model.phase !== "running") return;
    const current = textSizes.indexOf(this.#model.device.textSize);
    const name = element("output", {}, textSizeNames[current]);
    const slider = element("input", {
      type: "range", min: 0, max: textSizes.length - 1, step: 1, value: current, "aria-label": "Text size",
      "aria-valuetext": textSizeNames[current],
      oninput: () => {
        const chosen = Number(slider.value);
        name.textContent = textSizeNames[chosen];
        setAttribute(slider, "aria-valuetext", textSizeNames[chosen]);
        this.#commands.channel.send("setPreferences", { textSize: textSizes[chosen] });
      },
    });
    openPanel(button, element("div", { class: "text-size" },
      element("div", { class: "panel-title" }, "Text size", name),
      element("div", { class: "slider-row" }, element("span", { class: "small-a", "aria-hidden": "true" }, "A"), slider,
        element("span", { class: "large-a", "aria-hidden": "true" }, "A"))), { label: "Text size" });
    slider.focus();
  }

  #zoomButton() {
    const { stage } = this.#commands;
    const label = element("span", {});
    const button = element("button", {
      type: "button", class: "picker zoom", "aria-haspopup": "menu", "aria-expanded": "false",
      onclick: () => openMenu(button, zooms.map((zoom) => ({
        title: zoomName(zoom), isOn: stage.zoom === zoom, run: () => stage.setZoom(zoom),
      })), "Size of the phone"),
    }, label, icon("chevron"));
    this.#keepUp(() => {
      const text = stage.zoom === "fit" ? `${Math.round(this.#commands.phone.zoom * 100)} %` : zoomName(stage.zoom);
      if (label.textContent !== text) label.textContent = text;
      setAttribute(button, "aria-label", `Size of the phone: ${text}`);
      setAttribute(button, "title", "Size of the phone");
    });
    return button;
  }

  #moreButton() {
    const button = element("button", {
      type: "button", class: "tool", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () =>
        openMenu(button, [
          ...this.#commands.all.map((command) => ({
            title: command.title, icon: command.icon, shortcut: command.shortcut, isOn: command.isOn,
            isEnabled: command.isEnabled, run: command.run,
          })),
          "Colours of this page",
          ...themes.map((theme) => ({
            title: themeNames[theme], isOn: this.#commands.theme === theme, run: () => this.#commands.setTheme(theme),
          })),
        ], "All commands"),
    });
    describeTool(button, "more", "All commands", "");
    return button;
  }
}

function zoomName(zoom) {
  return zoom === "fit" ? "Fit" : `${zoom * 100} %`;
}

function describeTool(button, iconName, title, shortcut) {
  if (button.dataset.icon !== iconName) {
    button.dataset.icon = iconName;
    button.replaceChildren(icon(iconName));
  }
  setAttribute(button, "aria-label", title);
  setAttribute(button, "title", shortcut ? `${title}  (${shortcut})` : title);
  setAttribute(button, "aria-keyshortcuts", shortcut.startsWith("Ctrl+") ? shortcut.replace("Ctrl", "Control") : null);
}

function stateOf(model) {
  if (!model.isConnected) return { mood: model.wasDisconnected ? "bad" : "busy",
    words: model.wasDisconnected ? "Connection lost" : "Connecting" };
  if (model.build.state === "building") return { mood: "busy", words: "Building" };
  if (model.build.state === "failed") return { mood: "bad", words: "Build failed" };
  if (model.phase === "waiting") return { mood: "busy", words: "Waiting for the build" };
  if (model.phase === "starting") return { mood: "busy", words: "Starting" };
  if (model.phase === "ended") return { mood: "bad", words: "Ended" };
  if (!model.isResponding) return { mood: "bad", words: "Not responding" };
  if (model.isInBackground) return { mood: "still", words: "In the background" };
  if (model.clock.isPaused) return { mood: "still", words: "Paused" };
  if (model.clock.speed < 1) return { mood: "good", words: "Running slowly" };
  return { mood: "good", words: "Running" };
}

// One stop for Tab, arrows within, as toolbars have it.
function moveByArrows(root) {
  const stops = () => [...root.querySelectorAll("button")].filter((button) => button.offsetParent !== null);
  root.querySelectorAll("button").forEach((button, number) => { button.tabIndex = number === 0 ? 0 : -1; });
  root.addEventListener("focusin", ({ target }) => {
    for (const stop of root.querySelectorAll("button")) stop.tabIndex = stop === target ? 0 : -1;
  });
  root.addEventListener("keydown", (event) => {
    const buttons = stops();
    const at = buttons.indexOf(document.activeElement);
    if (at < 0) return;
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[(target + buttons.length) % buttons.length].focus();
  });
}
