// What each event of the trace is called in Swift, what kind of event it is, and what it means.

/// The kinds of events, in the order in which filters show them.
export const families = {
  loading: { name: "Loading", about: "loadView and viewDidLoad: once in a controller's life" },
  containment: { name: "Containment", about: "willMove and didMove: who is inside whom" },
  appearance: { name: "Appearance", about: "will, is and did appear, will and did disappear" },
  layout: { name: "Layout", about: "viewWillLayoutSubviews and viewDidLayoutSubviews" },
  change: { name: "Size & traits", about: "rotation, resizing, dark mode, text size" },
  end: { name: "Deinit", about: "the controller is gone from memory" },
  finding: { name: "Findings", about: "mistakes that were noticed at that moment" },
  other: { name: "Other", about: "everything else in the trace" },
};

/// The appearance states, in the order of a visit. `unloaded` is before `viewDidLoad`.
export const states = ["unloaded", "disappeared", "appearing", "appeared", "disappearing"];

/// The state that an event takes its controller to.
export const stateAfter = {
  viewDidLoad: "disappeared",
  viewWillAppear: "appearing",
  viewDidAppear: "appeared",
  viewWillDisappear: "disappearing",
  viewDidDisappear: "disappeared",
};

const known = {
  loadView: {
    family: "loading",
    meaning: "The controller makes its view: from a nib or storyboard, or a plain UIView. It happens at the first "
      + "reading of view, not when the controller is created.",
  },
  viewDidLoad: {
    family: "loading",
    meaning: "The view and its outlets exist. It comes once; the view is in no window yet and has no final size.",
  },
  willMoveToParent: {
    family: "containment",
    meaning: "The controller is about to become a child. addChild(_:) sends this by itself.",
    without: "The container announces that the child will leave it. It has to send this itself, before it takes "
      + "the child's view out.",
  },
  didMoveToParent: {
    family: "containment",
    meaning: "The controller is a child now. The container has to send this itself, after it has put the child's "
      + "view in, or when the animation has ended.",
    without: "The controller is nobody's child any more. removeFromParent() sends this by itself.",
  },
  viewWillAppear: {
    family: "appearance",
    meaning: "The view is about to come on the screen. It may have no window yet, and its size may still change.",
  },
  viewIsAppearing: {
    family: "appearance",
    meaning: "The view is in the window, with its traits and its size; its subviews are not laid out yet. It comes "
      + "once for each appearance.",
  },
  viewDidAppear: {
    family: "appearance",
    meaning: "The view is on the screen, and the transition to it has ended.",
  },
  viewWillDisappear: {
    family: "appearance",
    meaning: "The view is about to leave the screen. In an interactive transition it may still come back.",
  },
  viewDidDisappear: {
    family: "appearance",
    meaning: "The view has left the screen. The controller may live on: a stack or an array can hold it.",
  },
  viewWillLayoutSubviews: {
    family: "layout",
    meaning: "The view is about to place its subviews: its bounds changed, or somebody asked for layout.",
  },
  viewDidLayoutSubviews: {
    family: "layout",
    meaning: "The view's own subviews have their frames. It may come any number of times.",
  },
  viewWillTransitionToSize: {
    family: "change",
    meaning: "The view gets another size, by a rotation for example. Containers pass it on to their children.",
  },
  traitCollectionDidChange: {
    family: "change",
    meaning: "Size class, style, text size or another trait has changed.",
  },
  deinit: { family: "end", meaning: "Nobody holds the controller any more; its memory is free." },
  diagnostic: { family: "finding", meaning: "A mistake was noticed here." },
  diagnosticWithdrawn: { family: "finding", meaning: "What was missing has come: the finding is withdrawn." },
};

export function familyOf(event) {
  return known[event.event]?.family ?? "other";
}

/// One or two sentences for somebody who meets the callback for the first time; empty where there are none.
export function meaningOf(event) {
  const entry = known[event.event];
  return (event.parent === null && entry?.without) || entry?.meaning || "";
}

/// The event as Swift writes the call, with its arguments: `viewWillAppear(true)`, `willMove(toParent: nil)`.
export function callText(event) {
  switch (event.event) {
  case "willMoveToParent":
  case "didMoveToParent": {
    const name = event.event === "willMoveToParent" ? "willMove" : "didMove";
    return `${name}(toParent: ${event.parent ? event.parent.class : "nil"})`;
  }
  case "viewWillTransitionToSize":
    return `viewWillTransition(to: ${sizeText(event.size)})`;
  case "traitCollectionDidChange":
    return "traitCollectionDidChange(_:)";
  case "deinit":
    return "deinit";
  case "diagnostic":
    return event.code ?? "diagnostic";
  case "diagnosticWithdrawn":
    return `${event.code} withdrawn`;
  default:
    if ("animated" in event) return `${event.event}(${event.animated})`;
    return known[event.event] ? `${event.event}()` : event.event;
  }
}

/// The call in as few letters as tell it apart, for labels in a row.
export function shortText(event) {
  switch (event.event) {
  case "willMoveToParent":
  case "didMoveToParent":
    return `${event.event === "willMoveToParent" ? "willMove" : "didMove"}(${event.parent ? "parent" : "nil"})`;
  // Not "willTransition(to:)", which tells of traits.
  case "viewWillTransitionToSize":
    return "willTransition(size)";
  case "traitCollectionDidChange":
    return "traitsDidChange";
  case "viewWillLayoutSubviews":
    return "willLayoutSubviews";
  case "viewDidLayoutSubviews":
    return "didLayoutSubviews";
  case "diagnostic":
    return (event.code ?? "finding").replace(/^.*\./, "");
  case "diagnosticWithdrawn":
    return "withdrawn";
  default:
    return event.event;
  }
}

/// What a controller is called in one line: class, title, number. Objects that the trace does not count have number 0.
export function objectText(object) {
  if (object.id === 0) return object.class;
  return `${object.class}${object.title ? ` “${object.title}”` : ""} #${object.id}`;
}

export function sizeText(size) {
  if (!size) return "?";
  return `${numberText(size.width)} × ${numberText(size.height)}`;
}

/// A number of points: at most two digits after the point, none where there is no need for them.
export function numberText(value) {
  // The tree writes numbers that JSON has not as text.
  if (typeof value !== "number") return String(value);
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/// Seconds of the media clock, to the millisecond.
export function timeText(seconds) {
  return `${(Math.round(seconds * 1000) / 1000).toFixed(3)} s`;
}
