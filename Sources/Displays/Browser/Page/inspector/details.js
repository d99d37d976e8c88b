import { breakable, h, iconButton, oncePerFrame, show, stateChip } from "matryoshka/inspector/elements";
import { callText, familyOf, meaningOf, numberText, objectText, sizeText,
  timeText } from "matryoshka/inspector/callbacks";
import { transitionName } from "matryoshka/inspector/model";
import { stateDiagram } from "matryoshka/inspector/state-diagram";

/// What is known of the selected controller, and of the selected event.
export class DetailsPanel {
  constructor({ model, selection }) {
    Object.assign(this, { model, selection });
    this.element = h("div", { class: "details scroller" });
    this.draw = oncePerFrame(() => this.drawNow());
    selection.onChange(this.draw);
    for (const part of ["trace", "tree", "findings", "reset"]) model.on(part, this.draw);
    this.draw();
  }

  drawNow() {
    // What is not in sight need not be up to date.
    if (this.element.hidden) return;
    const { model, selection } = this;
    const event = selection.event === null ? null : model.events[selection.event];
    const controller = model.controllers.get(selection.controller);
    const parts = [];
    if (event) parts.push(this.eventPart(event, selection.event));
    if (controller) parts.push(this.controllerPart(controller));
    if (!parts.length) parts.push(this.introduction());
    show(this.element, parts);
  }

  introduction() {
    return h("div", { class: "introduction" },
      h("p", {}, "Select a controller, or a callback on the timeline, to see what it means and what came of it."),
      stateDiagram("", ""),
      h("p", {}, "Every controller goes round this loop, told by its container. Will comes before the change, did "
        + "after it; what lies between is a transition."));
  }

  eventPart(event, index) {
    const { model, selection } = this;
    const family = familyOf(event);
    const controller = model.controllers.get(event.id);
    const facts = [["Object", this.controllerButton(event.id)], ["Media time", timeText(event.time)]];
    const own = { animated: (value) => (value ? "true: inside an animation" : "false: at once"),
      parent: (value) => (value ? this.controllerButton(value.id, `${value.class} #${value.id}`) : "nil"),
      size: sizeText, objects: null, code: null };
    for (const [name, value] of Object.entries(event)) {
      if (["seq", "time", "class", "id", "title", "event"].includes(name)) continue;
      const text = own[name];
      if (text === null) continue;
      facts.push([name, text ? text(value) : typeof value === "object" ? JSON.stringify(value) : String(value)]);
    }
    const transition = model.transitionAt(index);
    if (transition && family !== "layout") facts.push(["Transition", transitionName(transition)]);
    const before = controller.events.findLast((each) => each < index);
    const after = controller.events.find((each) => each > index);
    if (before !== undefined) facts.push(["Before it here", this.eventButton(before)]);
    if (after !== undefined) facts.push(["After it here", this.eventButton(after)]);
    const step = (by) => () => selection.selectEvent(index + by, "keys");
    return h("section", { class: "event-part", "data-family": family },
      h("div", { class: "event-head" }, h("span", { class: "event-number" }, `${event.seq}`),
        h("code", { class: "event-call" }, callText(event)), h("span", { class: "family-name" }, familyName(family)),
        h("span", { class: "spacer" }), iconButton("previous", "Event before", step(-1), { disabled: index === 0 }),
        iconButton("chevron", "Event after", step(1), { disabled: index === model.events.length - 1 })),
      meaningOf(event) ? h("p", { class: "meaning" }, meaningOf(event)) : null, factList(facts));
  }

  controllerPart(controller) {
    const { model } = this;
    const last = controller.spans.at(-2)?.state;
    const children = [...model.controllers.values()].filter((each) => each.parent === controller.id && !each.isGone);
    const facts = [];
    const holder = model.placeOf(controller);
    const former = controller.isGone ? controller.parent ?? controller.formerParent : controller.formerParent;
    if (controller.parent !== null && !controller.isGone) facts.push(["Parent", this.controllerButton(controller.parent)]);
    else if (holder.isPresented) facts.push(["Presented by", this.controllerButton(holder.holder)]);
    else if (former !== null) facts.push(["Was a child of", this.controllerButton(former)]);
    else facts.push(["Parent", "none: the root of its window, or nobody's"]);
    facts.push(["Children", children.length ? h("span", { class: "buttons" }, children.map((each) =>
      this.controllerButton(each.id))) : "none"]);
    const view = controller.inTree?.view != null ? model.views.get(controller.inTree.view)?.view : null;
    facts.push(["View", view ? h("button", { type: "button", class: "link", onclick: () =>
      this.selection.selectView(view.id, this) },
      `${view.class}, ${sizeText(view.frame)} at ${numberText(view.frame.x)}, ${numberText(view.frame.y)}`)
      : controller.isGone ? "gone" : controller.isLoaded ? "loaded, not on the screen" : "not loaded"]);
    const details = controller.inTree?.details;
    if (details) {
      facts.push(["Forwarding", details.appearanceForwarding === "manual"
        ? "by hand: the container tells its children"
        : "automatic: UIKit tells the children"]);
      const flags = ["isMovingToParent", "isMovingFromParent", "isBeingPresented", "isBeingDismissed"];
      const set = flags.filter((name) => details[name]);
      if (set.length) facts.push(["Flags", h("code", {}, set.join(", "))]);
      if (details.selected != null) facts.push(["Shows", this.controllerButton(details.selected)]);
    }
    const findings = model.findings.map((finding, index) => ({ finding, index }))
      .filter(({ finding }) => finding.controllers.includes(controller.id));
    for (const { finding, index } of findings) {
      facts.push(["Finding", h("button", { type: "button", class: "link bad",
        onclick: () => this.selection.selectFinding(index, this) }, finding.code)]);
    }
    facts.push(["Callbacks", `${controller.events.length}, ${appearances(model, controller)}`]);
    return h("section", { class: "controller-part" },
      h("div", { class: "controller-head" }, h("h3", {}, controller.class),
        controller.title ? h("span", { class: "title" }, `“${controller.title}”`) : null,
        h("span", { class: "number" }, `#${controller.id}`), h("span", { class: "spacer" }), stateChip(controller.shownState)),
      controller.isController ? stateDiagram(controller.isGone ? "deinit" : controller.state, last) : null, factList(facts));
  }

  controllerButton(id, text) {
    const controller = this.model.controllers.get(id);
    if (!controller?.isController) return text ?? (controller ? objectText(controller) : `#${id}`);
    return h("button", { type: "button", class: "link", onclick: () => this.selection.selectController(id, this) },
      breakable(text ?? objectText(controller)));
  }

  eventButton(index) {
    const event = this.model.events[index];
    return h("button", { type: "button", class: "link", onclick: () => this.selection.selectEvent(index, "keys") },
      h("span", { class: "number" }, event.seq), ` ${callText(event)}`);
  }
}

function appearances(model, controller) {
  const count = controller.events.filter((index) => model.events[index].event === "viewDidAppear").length;
  return count === 1 ? "appeared once" : `appeared ${count} times`;
}

function familyName(family) {
  return { loading: "loading", containment: "containment", appearance: "appearance", layout: "layout",
    change: "size and traits", end: "end", finding: "finding", other: "other" }[family];
}

export function factList(facts) {
  return h("dl", { class: "facts" }, facts.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
}
