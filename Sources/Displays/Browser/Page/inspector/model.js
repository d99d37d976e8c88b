// What is known of the app: its trace, its tree and its findings, joined. No drawing and no page in here.
//
// The trace alone says who contains whom and who appears, so that the inspector works before the first tree arrives and
// for controllers that no tree has any more. A tree adds what no callback says: views, presentations, flags.

import { familyOf, stateAfter } from "matryoshka/inspector/callbacks";

export class Controller {
  constructor(id, name) {
    this.id = id;
    this.class = name;
    this.title = null;
    this.parent = null;
    /// The parent that it left.
    this.formerParent = null;
    /// Whether the trace has told of its moves: it knows them better than a tree, which may be older.
    this.hasMoved = false;
    /// Whether it was taken out of its parent, and has not come into another one, nor on the screen, since.
    this.isRemoved = false;
    this.state = "unloaded";
    /// "in" between willMove(toParent: P) and didMove, "out" between willMove(toParent: nil) and didMove.
    this.moving = null;
    this.isGone = false;
    /// Objects of other kinds have events too: feedback generators, the application.
    this.isController = false;
    /// Indices into the model's events.
    this.events = [];
    /// The states that it has been in: {state, from, to}, indices of events; `to` is null while it lasts.
    this.spans = [];
    /// From each willMove(toParent: P) to its didMove: {from, to, finding}, indices of events; `to` is null while the
    /// callback is awaited, `finding` that of word of its being missing.
    this.gaps = [];
    /// What the tree says of it, or null where it is not in the tree.
    this.inTree = null;
  }

  /// The state as the inspector names it: a controller that was taken out of its parent and is not on the screen is
  /// removed, whatever its view is.
  get shownState() {
    if (this.isGone) return "deinit";
    return this.isRemoved && (this.state === "disappeared" || this.state === "unloaded") ? "removed" : this.state;
  }

  get isLoaded() {
    return this.inTree?.details?.isViewLoaded ?? (this.inTree?.view != null || this.state !== "unloaded");
  }
}

/// Views, with what the tree leaves to be found: who holds them and which controller they belong to.
function indexViews(tree) {
  const views = new Map();
  const owners = new Map();
  const presenters = new Map();
  const controllers = new Map();
  const visitController = (controller, parent) => {
    // A controller that a container shows and that is presented as well is visited once.
    if (!controller || controllers.has(controller.id)) return;
    controllers.set(controller.id, { ...controller, parent });
    if (controller.view != null) owners.set(controller.view, controller.id);
    for (const child of controller.children ?? []) visitController(child, controller.id);
    for (const presented of controller.presented ?? []) {
      presenters.set(presented.id, controller.id);
      visitController(presented, null);
    }
  };
  const visitView = (view, superview, depth, owner, window) => {
    const controller = owners.get(view.id) ?? owner;
    views.set(view.id, { view, superview, depth, controller, window, isRoot: owners.has(view.id) });
    for (const subview of view.subviews ?? []) visitView(subview, view.id, depth + 1, controller, window);
  };
  for (const window of tree.windows) visitController(window.rootViewController, null);
  tree.windows.forEach((window, index) => visitView(window.view, null, 0, null, index));
  return { views, controllers, presenters };
}

/// Finds what belongs together: from the first will until every controller that was told so has heard its did.
class TransitionFinder {
  constructor() {
    this.all = [];
    this.open = null;
    this.pending = new Map();
  }

  note(event, index, controllers) {
    const { id } = event;
    switch (event.event) {
    case "viewWillAppear":
    case "viewWillDisappear": {
      if (!this.open) {
        this.open = { from: index, to: null, start: event.time, end: null, isAnimated: false, changes: [] };
        this.all.push(this.open);
      }
      const direction = event.event === "viewWillAppear" ? "in" : "out";
      const parent = controllers.get(id).parent;
      this.open.changes.push({ id, direction, parent, class: event.class, title: event.title });
      this.open.isAnimated ||= event.animated === true;
      this.pending.set(id, direction);
      break;
    }
    case "viewDidAppear":
    case "viewDidDisappear":
    case "deinit":
      if (this.open && this.pending.delete(id) && this.pending.size === 0) {
        this.open.to = index;
        this.open.end = event.time;
        this.open = null;
      }
      break;
    }
  }
}

/// The controllers of a transition that moved themselves, without those that moved because they are inside.
export function transitionName(transition) {
  const tops = (direction) => {
    const moved = transition.changes.filter((change) => change.direction === direction);
    const ids = new Set(moved.map((change) => change.id));
    return moved.filter((change) => !ids.has(change.parent));
  };
  const all = { out: tops("out"), in: tops("in") };
  const plain = (change) => change.title || change.class;
  // Two of one name are told apart by their numbers.
  const name = (change) => {
    const isDouble = [...all.out, ...all.in].some((other) => other.id !== change.id
      && plain(other) === plain(change));
    return isDouble ? `${plain(change)} #${change.id}` : plain(change);
  };
  const [out, into] = [new Set(all.out.map(name)), new Set(all.in.map(name))].map((names) => [...names]);
  if (out.length && out.join() === into.join()) return `${out.join(", ")} leaves and returns`;
  if (out.length && into.length) return `${out.join(", ")} → ${into.join(", ")}`;
  return into.length ? `${into.join(", ")} appears` : `${out.join(", ")} disappears`;
}

const missingDidMove = "containment.missing-did-move";

/// What is kept of an app that runs for hours.
const eventLimit = 100_000, findingLimit = 1000;

export class Model {
  /// - limit: how many events are kept; beyond it the oldest tenth is forgotten.
  constructor(limit = eventLimit) {
    this.limit = limit;
    this.listeners = new Map();
    this.name = "App";
    this.clock = { isPaused: false, speed: 1, time: 0 };
    this.clear();
  }

  clear() {
    /// The trace as it came, for exports.
    this.recorded = [];
    /// The trace in seconds since its first event: the clock of a running app counts from when the machine started.
    this.events = [];
    this.origin = null;
    this.controllers = new Map();
    this.findings = [];
    this.transitionFinder = new TransitionFinder();
    this.tree = null;
    this.views = new Map();
    this.presenters = new Map();
    /// The first event that came after the last step or pause.
    this.stepStart = 0;
  }

  /// Media clock, in seconds since the first event.
  ///
  /// A frame's time is that of its beginning, and what is told while it is made comes later.
  get time() { return this.origin === null ? 0 : Math.max(this.events.at(-1)?.time ?? 0,
    this.clock.time - this.origin); }

  get transitions() { return this.transitionFinder.all; }

  on(part, callback) {
    if (!this.listeners.has(part)) this.listeners.set(part, new Set());
    this.listeners.get(part).add(callback);
  }

  changed(part) {
    for (const callback of this.listeners.get(part) ?? []) callback();
  }

  /// Another run of the app: what was known is of the last one.
  reset() {
    this.clear();
    for (const part of ["trace", "tree", "findings", "reset"]) this.changed(part);
  }

  controller(id, name = "UIViewController") {
    let controller = this.controllers.get(id);
    if (!controller) {
      controller = new Controller(id, name);
      this.controllers.set(id, controller);
    }
    return controller;
  }

  add(events) {
    for (const event of events) this.addEvent(event);
    if (this.events.length > this.limit) this.forgetOldest();
    if (events.length) this.changed("trace");
  }

  /// Begins anew with the newest events. What the others said of controllers that live on, the tree says too.
  forgetOldest() {
    const { recorded, origin, findings, tree, stepStart } = this;
    const kept = recorded.slice(-Math.floor(this.limit * 0.9));
    this.clear();
    this.origin = origin;
    this.findings = findings;
    for (const event of kept) this.addEvent(event);
    this.stepStart = Math.max(0, stepStart - (recorded.length - kept.length));
    this.changed("reset");
    if (tree) this.setTree(tree);
  }

  addEvent(event) {
    const index = this.events.length;
    this.recorded.push(event);
    this.origin ??= event.time;
    event = { ...event, time: Math.round((event.time - this.origin) * 1e6) / 1e6 };
    this.events.push(event);
    const controller = this.controller(event.id, event.class);
    controller.class = event.class;
    if (event.title != null) controller.title = event.title;
    controller.events.push(index);
    const family = familyOf(event);
    if (family !== "other" && family !== "finding") controller.isController = true;

    switch (event.event) {
    case "willMoveToParent":
      if (event.parent) {
        this.setParent(controller, event.parent);
        if (controller.gaps.at(-1)?.to !== null) controller.gaps.push({ from: index, to: null, finding: null });
      }
      controller.moving = event.parent ? "in" : "out";
      controller.hasMoved = true;
      break;
    case "didMoveToParent":
      if (event.parent) {
        this.setParent(controller, event.parent);
      } else {
        controller.formerParent = controller.parent ?? controller.formerParent;
        controller.parent = null;
        controller.isRemoved = true;
      }
      this.endGap(controller, index);
      controller.moving = null;
      controller.hasMoved = true;
      break;
    case "viewWillAppear":
      // Whoever comes on the screen without a parent is somebody else's: presented, or a window's root.
      controller.isRemoved = false;
      break;
    case "diagnostic":
    case "diagnosticWithdrawn": {
      const gap = event.code === missingDidMove ? controller.gaps.at(-1) : null;
      if (gap) gap.finding = event.event === "diagnostic" ? index : null;
      break;
    }
    case "deinit":
      controller.isGone = true;
      controller.moving = null;
      this.endGap(controller, index);
      break;
    }
    controller.state = stateAfter[event.event] ?? controller.state;
    this.noteState(controller, index);
    this.transitionFinder.note(event, index, this.controllers);
  }

  setParent(controller, { id, class: name }) {
    const parent = this.controller(id, name);
    parent.isController = true;
    controller.parent = id;
    controller.formerParent = null;
    controller.isRemoved = false;
  }

  /// Begins a span where the state is another one; nothing follows the end of a controller.
  noteState(controller, index) {
    const last = controller.spans.at(-1);
    const state = controller.shownState;
    if (!controller.isController || last?.state === state && last.to === null) return;
    if (last && last.to === null) last.to = index;
    if (state !== "deinit") controller.spans.push({ state, from: index, to: null });
  }

  endGap(controller, index) {
    const last = controller.gaps.at(-1);
    if (last && last.to === null) last.to = index;
  }

  setTree(tree) {
    this.tree = tree;
    const { views, controllers, presenters } = indexViews(tree);
    this.views = views;
    this.presenters = presenters;
    for (const controller of this.controllers.values()) controller.inTree = null;
    for (const entry of controllers.values()) {
      const controller = this.controller(entry.id, entry.class);
      controller.isController = true;
      controller.inTree = entry;
      controller.class = entry.class;
      if (entry.title != null) controller.title = entry.title;
      // The trace may lag behind a tree or begin after a controller was made.
      if (controller.spans.length === 0) controller.state = entry.view == null ? "unloaded" : entry.state;
      if (entry.parent != null && !controller.hasMoved && !controller.isGone) controller.parent = entry.parent;
    }
    this.changed("tree");
  }

  addFindings(findings) {
    for (const finding of findings) {
      this.findings.push({ ...finding, controllers: controllersIn(finding.objects ?? []) });
    }
    if (this.findings.length > findingLimit) this.findings.splice(0, this.findings.length - findingLimit * 0.9);
    if (findings.length) this.changed("findings");
  }

  /// Takes back a finding that turned out to be none.
  withdrawFinding(number) {
    const index = this.findings.findIndex((finding) => finding.number === number);
    if (index < 0) return;
    this.findings.splice(index, 1);
    this.changed("findings");
  }

  setClock(clock) {
    // What happens from the pause on is what the first step shows.
    if (clock.isPaused && !this.clock.isPaused) this.stepStart = this.events.length;
    this.clock = { ...this.clock, ...clock };
    this.changed("clock");
  }

  /// Where a controller stands: in its parent, or beside whom it is presented by.
  placeOf(controller) {
    const presenter = this.presenters.get(controller.id);
    if (controller.parent == null && presenter != null) return { holder: presenter, isPresented: true };
    return { holder: controller.parent, isPresented: false };
  }

  /// The controllers in order of containment, parents before children:
  /// [{controller, depth, holder, isPresented, isFormer}].
  ///
  /// A presented controller follows what presents it and stands beside it: it is not inside. One that was removed from
  /// its parent is inside nobody, and one that has gone stays in the parent that it had to its end.
  outline() {
    const children = new Map();
    const presented = new Map();
    const roots = [];
    for (const controller of this.controllers.values()) {
      const { holder, isPresented } = this.placeOf(controller);
      const entry = { controller, isPresented, isFormer: holder == null && controller.formerParent != null };
      if (holder == null || !this.controllers.has(holder)) {
        roots.push(entry);
      } else {
        const others = isPresented ? presented : children;
        if (!others.has(holder)) others.set(holder, []);
        others.get(holder).push({ ...entry, presenter: isPresented ? holder : null });
      }
    }
    const first = ({ controller }) => controller.events[0] ?? Infinity;
    const rank = (entry) => (entry.controller.isController ? 0 : 1);
    const sorted = (entries) => entries.sort((a, b) => rank(a) - rank(b) || first(a) - first(b)
      || a.controller.id - b.controller.id);
    const result = [];
    const seen = new Set();
    const visit = (entries, depth, holder) => {
      for (const entry of sorted(entries)) {
        if (seen.has(entry.controller.id)) continue;
        seen.add(entry.controller.id);
        result.push({ ...entry, depth, holder });
        visit(children.get(entry.controller.id) ?? [], depth + 1, entry.controller.id);
        visit(presented.get(entry.controller.id) ?? [], depth, holder);
      }
    };
    visit(roots, 0, null);
    // Controllers that hold each other, which is a mistake, hang on no root and are shown all the same.
    for (const controller of this.controllers.values()) {
      if (!seen.has(controller.id)) visit([{ controller, isPresented: false, isFormer: false }], 0, null);
    }
    return result;
  }

  /// The transition that an event belongs to, if any.
  transitionAt(index) {
    return this.transitions.findLast((each) => each.from <= index && (each.to === null || index <= each.to)) ?? null;
  }

  /// The views from the window to this one.
  pathTo(id) {
    const path = [];
    for (let entry = this.views.get(id); entry; entry = this.views.get(entry.superview)) path.unshift(entry.view.id);
    return path;
  }
}

/// The numbers of the controllers that a finding names: `<Child "Two" #2>`.
export function controllersIn(objects) {
  const ids = objects.map((text) => /#(\d+)>?$/.exec(text.trim())?.[1]).filter(Boolean).map(Number);
  return [...new Set(ids)];
}
