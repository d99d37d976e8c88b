import { element, setAttribute } from "matryoshka/elements";
import { icon } from "matryoshka/controls/icons";
import { openMenu, openPanel } from "matryoshka/controls/menu";

// Where the device is: places and journeys as the Simulator has them, or any other place.

const presets = ["Apple", "City Bicycle Ride", "City Run", "Freeway Drive"];

export class LocationButton {
  #channel;
  #model;
  /// The title of the entry that was chosen last; the device begins where nobody has put it.
  #chosen = null;
  /// The last place that was typed, in degrees.
  #custom = { latitude: "", longitude: "" };

  constructor(channel, model) {
    this.#channel = channel;
    this.#model = model;
    this.button = element("button", {
      type: "button", class: "tool tool-location", "aria-label": "Location", title: "Location",
      "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => this.#open(),
    }, icon("location"));
  }

  /// Brings the button to whether there is an app to tell.
  refresh() {
    setAttribute(this.button, "aria-disabled", this.#isEnabled ? null : "true");
  }

  get #isEnabled() {
    return this.#model.isConnected && this.#model.phase === "running";
  }

  #open() {
    if (!this.#isEnabled) return;
    const entry = (title, run) => ({ title, isOn: title === this.#chosen, run });
    const preset = (name) => entry(name, () => this.#say(name, { preset: name }));
    openMenu(this.button, [
      preset("None"), entry("Custom…", () => this.#openCustom()), null, ...presets.map(preset),
    ], "Location");
  }

  #openCustom() {
    const field = (name, limit) => element("input", {
      type: "number", step: "any", min: -limit, max: limit, required: true, name, value: this.#custom[name],
      "aria-label": name === "latitude" ? "Latitude in degrees" : "Longitude in degrees",
    });
    const latitude = field("latitude", 90);
    const longitude = field("longitude", 180);
    const form = element("form", {
      class: "location-form", onsubmit: (event) => {
        event.preventDefault();
        this.#custom = { latitude: latitude.value, longitude: longitude.value };
        this.#say("Custom…", { latitude: latitude.valueAsNumber, longitude: longitude.valueAsNumber });
        opened.close();
      },
    },
    element("div", { class: "panel-title" }, "Location"),
    element("label", {}, element("span", {}, "Latitude"), latitude),
    element("label", {}, element("span", {}, "Longitude"), longitude),
    element("button", { type: "submit", class: "location-set" }, "Set"));
    const opened = openPanel(this.button, form, { label: "Location" });
    latitude.focus();
  }

  #say(title, values) {
    this.#chosen = title;
    this.#channel.send("simulate", { request: 0, name: "location", values });
  }
}
