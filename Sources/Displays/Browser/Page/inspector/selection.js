/// What is selected, for all parts of the inspector at once.
///
/// One thing was chosen: a controller, an event, a view or a finding. The others follow from it: the controller that an
/// event happened to, the view of a controller, the controller that a view belongs to.
export class Selection {
  constructor(model) {
    this.model = model;
    this.listeners = new Set();
    this.clearFields();
    // What was selected was of the run before, or is no longer where it was.
    model.on("reset", () => this.clear("reset"));
    model.on("tree", () => this.followTree());
    // A finding's number is its place in the list, where others may be withdrawn.
    model.on("findings", () => this.followFindings());
    this.chosenFinding = null;
  }

  /// A controller's view is in the tree only a moment after the controller has appeared in the trace.
  followTree() {
    if (this.controller === null || this.kind === "view") return;
    const view = this.model.controllers.get(this.controller)?.inTree?.view ?? null;
    if (view === null || view === this.view) return;
    this.view = view;
    this.announce("tree");
  }

  followFindings() {
    if (this.finding === null || this.model.findings[this.finding] === this.chosenFinding) return;
    const index = this.model.findings.indexOf(this.chosenFinding);
    if (index < 0) return this.clear("findings");
    this.finding = index;
    this.announce("findings");
  }

  clearFields() {
    this.kind = null;
    this.controller = null;
    this.event = null;
    this.view = null;
    this.finding = null;
    this.controllers = new Set();
    /// The views of the last hit test, the window first.
    this.hitPath = null;
  }

  onChange(callback) { this.listeners.add(callback); }

  announce(origin) {
    for (const callback of this.listeners) callback(origin);
  }

  clear(origin) {
    this.clearFields();
    this.announce(origin);
  }

  selectController(id, origin) {
    this.clearFields();
    this.kind = "controller";
    this.setController(id);
    this.announce(origin);
  }

  /// - index: the event's place in the model's events.
  selectEvent(index, origin) {
    const event = this.model.events[index];
    if (!event) return;
    this.clearFields();
    this.kind = "event";
    this.event = index;
    this.setController(event.id);
    if (event.event === "diagnostic") {
      const finding = this.model.findings.findIndex((each) => each.code === event.code
        && (each.objects ?? []).join() === (event.objects ?? []).join());
      this.finding = finding < 0 ? null : finding;
      this.chosenFinding = this.model.findings[finding] ?? null;
    }
    this.announce(origin);
  }

  selectView(id, origin, hitPath = null) {
    this.clearFields();
    this.kind = "view";
    this.view = id;
    this.hitPath = hitPath;
    this.controller = this.model.views.get(id)?.controller ?? null;
    if (this.controller !== null) this.controllers.add(this.controller);
    this.announce(origin);
  }

  selectFinding(index, origin) {
    const finding = this.model.findings[index];
    if (!finding) return;
    this.clearFields();
    this.kind = "finding";
    this.finding = index;
    this.chosenFinding = finding;
    if (finding.controllers.length) this.setController(finding.controllers[0]);
    this.controllers = new Set(finding.controllers);
    const event = this.model.events.findLastIndex((each) => each.event === "diagnostic"
      && each.code === finding.code && (each.objects ?? []).join() === (finding.objects ?? []).join());
    this.event = event < 0 ? null : event;
    this.announce(origin);
  }

  setController(id) {
    const controller = this.model.controllers.get(id);
    this.controller = controller?.isController ? id : null;
    if (this.controller === null) return;
    this.controllers.add(id);
    this.view = controller.inTree?.view ?? null;
  }
}
