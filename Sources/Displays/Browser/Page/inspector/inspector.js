import { h, icon, iconButton } from "matryoshka/inspector/elements";
import { familyOf } from "matryoshka/inspector/callbacks";
import { ControllersPanel } from "matryoshka/inspector/controllers";
import { DetailsPanel } from "matryoshka/inspector/details";
import { DiagnosticsPanel } from "matryoshka/inspector/diagnostics";
import { EventsPanel } from "matryoshka/inspector/events";
import { download, jsonLines, perfettoTrace } from "matryoshka/inspector/export";
import { LayersPanel } from "matryoshka/inspector/layers";
import { Model, transitionName } from "matryoshka/inspector/model";
import { Breadcrumb, PhoneOverlay } from "matryoshka/inspector/overlay";
import { Selection } from "matryoshka/inspector/selection";
import { SplitPane } from "matryoshka/inspector/split";
import { StepsBar } from "matryoshka/inspector/steps";
import { TimelinePanel } from "matryoshka/inspector/timeline/timeline";
import { ViewsPanel } from "matryoshka/inspector/views";

/// Fills the inspector's part of the page.
///
/// - root: the element; the inspector works while it is not hidden.
/// - channel: the line to the app's display.
/// - phone: the picture of the app, to draw over and to pick views on.
export function startInspector({ root, channel, phone }) {
  const model = new Model();
  const selection = new Selection(model);
  const overlay = new PhoneOverlay({ model, selection, phone, channel });
  const parts = { model, selection, overlay, channel, phone };
  const steps = new StepsBar(parts);
  const controllers = new ControllersPanel(parts);
  const timeline = new TimelinePanel(parts);
  const details = new DetailsPanel(parts);
  const views = new ViewsPanel(parts);
  const layers = new LayersPanel(parts);
  const findings = new DiagnosticsPanel(parts);
  const events = new EventsPanel({ ...parts, timeline });
  const breadcrumb = new Breadcrumb(parts);

  const tabs = new Tabs([
    { id: "details", name: "Selected", panel: details }, { id: "views", name: "Views", panel: views },
    { id: "layers", name: "Layers", panel: layers }, { id: "findings", name: "Findings", panel: findings,
      badge: findings.badge },
    { id: "events", name: "Events", panel: events },
  ]);

  const pick = h("button", { type: "button", class: "text-button pick-button", "aria-pressed": "false",
    title: "Pick a view on the phone", onclick: () => overlay.setPicking(!overlay.isPicking) }, icon("target"),
      h("span", {}, "Pick"));
  overlay.pickListeners.add((isPicking) => pick.setAttribute("aria-pressed", isPicking));

  const bar = h("div", { class: "inspector-bar" }, steps.element, h("span", { class: "spacer" }), pick,
    exportMenu(model));
  const above = new SplitPane({ direction: "row", first: controllers.element, second: h("section",
    { class: "part tabs-part",
    "aria-label": "Details" }, h("div", { class: "tabs-bar" }, tabs.element), breadcrumb.element, tabs.body),
      share: 0.4, name: "controllers", least: 220 });
  const all = new SplitPane({ direction: "column", first: above.element, second: timeline.element, share: 0.5,
    name: "timeline", least: 150 });
  timeline.onNeed = (height) => all.fitSecond(height);
  const expanders = ["tabs", "timeline"].map((part) => iconButton("expand",
    `Only ${part === "tabs" ? "the details" : "the timeline"}`,
    () => expand(root.dataset.expanded === part ? "" : part), { "aria-pressed": "false" }));
  tabs.element.after(expanders[0]);
  timeline.expand.replaceWith(expanders[1]);
  const expand = (part) => {
    root.dataset.expanded = part;
    ["tabs", "timeline"].forEach((each, at) => expanders[at].setAttribute("aria-pressed", String(each === part)));
  };
  root.classList.add("inspector");
  root.append(bar, steps.happened, all.element);

  // What was chosen is shown where most is known of it, unless the tab in front shows it too.
  selection.onChange((origin) => {
    const shows = { controller: ["details", "views", "layers"], event: ["details", "events"], view: ["views",
      "layers"],
      finding: ["findings"] }[selection.kind];
    if (!shows || shows.includes(tabs.current)) return;
    const isMistake = selection.kind === "event" && selection.finding !== null && origin !== "list";
    tabs.show(isMistake ? "findings" : shows[0]);
  });

  connect({ root, channel, model, overlay });
  root.addEventListener("keydown", (event) => {
    if (event.target.matches("input, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && overlay.isPicking) overlay.setPicking(false);
    else if (event.key === ".") steps.step(1);
    else return;
    event.preventDefault();
  });
  return { model, selection, tabs, timeline, layers };
}

function connect({ root, channel, model, overlay }) {
  channel.on("welcome", ({ name }) => { model.name = name ?? model.name; });
  channel.on("reset", () => model.reset());
  channel.on("traces", (events) => model.add(events));
  channel.on("diagnostic", (finding) => model.addFindings([finding]));
  channel.on("verdict", ({ number, stands }) => {
    if (!stands) model.withdrawFinding(number);
  });
  channel.on("clock", (clock) => model.setClock(clock));
  // Trees may come faster than the page is drawn: only the last one counts.
  let newest = null;
  channel.on("tree", ({ json }) => {
    if (newest === null) {
      requestAnimationFrame(() => {
        const text = newest;
        newest = null;
        model.setTree(JSON.parse(text));
      });
    }
    newest = json;
  });
  // A frame says what time it is while the clock goes.
  channel.on("frame", (data) => {
    if (!(data instanceof ArrayBuffer) || data.byteLength < 22) return;
    model.clock.time = new DataView(data).getFloat64(14, true);
    model.changed("time");
  });

  const observe = () => {
    const isOpen = !root.hidden;
    channel.send("observe", { tree: isOpen, accessibility: true });
    overlay.show(isOpen);
  };
  new MutationObserver(observe).observe(root, { attributeFilter: ["hidden"] });
  channel.on("open", observe);
  observe();
}

function exportMenu(model) {
  const name = () => model.name.replace(/[^\w.-]+/g, "-") || "trace";
  const item = (title, about, action) => h("button", { type: "button", role: "menuitem",
    onclick: () => { menu.hidePopover(); action(); } },
    h("b", {}, title), h("span", {}, about));
  const menu = h("div", { popover: "auto", class: "menu", role: "menu", id: "export-menu" },
    item("JSON Lines", "As --trace writes it: one event a line", () =>
      download(`${name()}.trace.jsonl`, "application/x-ndjson", jsonLines(model.recorded))),
    item("Perfetto", "Trace events for ui.perfetto.dev", () =>
      download(`${name()}.perfetto.json`, "application/json", JSON.stringify(perfettoTrace(model, familyOf,
        transitionName)))));
  const button = h("button", { type: "button", class: "text-button", "aria-haspopup": "menu",
    title: "Save the trace as a file",
    popovertarget: "export-menu" }, icon("export"), h("span", {}, "Export"));
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "open") return;
    const box = button.getBoundingClientRect();
    menu.style.top = `${box.bottom + 4}px`;
    menu.style.left = `${Math.max(8, box.right - menu.offsetWidth)}px`;
  });
  return h("div", { class: "buttons-row" }, button, menu);
}

class Tabs {
  constructor(pages) {
    this.pages = pages;
    this.element = h("div", { class: "tabs", role: "tablist", "aria-label": "Details", onkeydown: (event) =>
      this.key(event) });
    this.body = h("div", { class: "tab-body" });
    for (const page of pages) {
      page.button = h("button", { type: "button", role: "tab", id: `tab-${page.id}`,
        "aria-controls": `page-${page.id}`,
        onclick: () => this.show(page.id) }, page.name, page.badge);
      page.panel.element.id = `page-${page.id}`;
      page.panel.element.setAttribute("role", "tabpanel");
      page.panel.element.setAttribute("aria-labelledby", `tab-${page.id}`);
      this.element.append(page.button);
      this.body.append(page.panel.element);
    }
    this.show(pages[0].id);
  }

  show(id) {
    this.current = id;
    for (const page of this.pages) {
      const isShown = page.id === id;
      page.button.setAttribute("aria-selected", isShown);
      page.button.tabIndex = isShown ? 0 : -1;
      page.panel.element.hidden = !isShown;
      if (!isShown) continue;
      page.panel.draw();
      page.panel.shown?.();
    }
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.pages.findIndex((page) => page.id === this.current);
    const next = this.pages[(at + step + this.pages.length) % this.pages.length];
    this.show(next.id);
    next.button.focus();
    event.preventDefault();
  }
}

