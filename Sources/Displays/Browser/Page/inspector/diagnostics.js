import { h, icon, iconButton, oncePerFrame, show } from "matryoshka/inspector/elements";
import { objectText } from "matryoshka/inspector/callbacks";
import { controllersIn } from "matryoshka/inspector/model";

/// What the framework noticed: what happened, what comes of it, what to do instead, and where.
export class DiagnosticsPanel {
  constructor({ model, selection }) {
    Object.assign(this, { model, selection });
    this.element = h("div", { class: "mistakes scroller" });
    this.badge = h("span", { class: "badge", hidden: true });
    this.draw = oncePerFrame(() => this.drawNow());
    model.on("findings", this.draw);
    model.on("trace", this.draw);
    model.on("reset", this.draw);
    selection.onChange((origin) => this.mark(origin));
    /// The newest finding of the list as it stands, and how many there are.
    this.drawn = { finding: null, count: 0 };
    this.draw();
  }

  drawNow() {
    const { findings } = this.model;
    const mistakes = findings.filter((finding) => finding.kind !== "limit").length;
    this.badge.hidden = findings.length === 0;
    this.badge.textContent = findings.length;
    this.badge.classList.toggle("muted", mistakes === 0);
    // One that was withdrawn may be any of them.
    const newest = { finding: findings.at(-1) ?? null, count: findings.length };
    if (newest.finding !== null && newest.finding === this.drawn.finding && newest.count === this.drawn.count) return;
    this.drawn = newest;
    if (!findings.length) {
      this.cards = [];
      show(this.element, h("div", { class: "empty" }, h("p", {}, "No findings."),
        h("p", {}, "Mistakes with view controllers are listed here as they happen: a forgotten didMove(toParent:), "
          + "unbalanced appearance calls, a view in the wrong place.")));
      return;
    }
    this.cards = findings.map((finding, index) => this.card(finding, index));
    show(this.element, this.cards);
    this.mark();
  }

  card(finding, index) {
    const isLimit = finding.kind === "limit";
    const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ""}` : null;
    const short = place?.split("/").at(-1);
    // Where the message begins with the place, it is not said twice.
    const message = place && finding.message.startsWith(`${place}: `) ? finding.message.slice(place.length + 2)
      : finding.message;
    const line = (name, text) => (text ? h("div", { class: "mistake-line" }, h("span", { class: "mistake-word" },
      name), h("p", {}, text)) : null);
    const objects = (finding.objects ?? []).map((text) => {
      const [id] = controllersIn([text]);
      const controller = this.model.controllers.get(id);
      return controller?.isController ? h("button", { type: "button", class: "link",
        onclick: (event) => { event.stopPropagation(); this.selection.selectController(id, "finding"); } },
      objectText(controller)) : h("span", {}, text);
    });
    return h("article", { class: `mistake ${isLimit ? "limit" : ""}`, tabindex: 0,
      onclick: () => this.selection.selectFinding(index, this),
      onkeydown: (event) => {
        if (event.target !== event.currentTarget || event.key !== "Enter") return;
        this.selection.selectFinding(index, this);
      } },
    h("header", {}, icon(isLimit ? "note" : "warning"), h("span", { class: "severity" }, isLimit ? "Note"
      : "Mistake"),
      h("code", { class: "code" }, finding.code), h("span", { class: "spacer" }),
      place ? h("span", { class: "mistake-place" }, h("code", { title: place }, short),
        iconButton("copy", `Copy ${short}`, (event) => {
          event.stopPropagation();
          navigator.clipboard?.writeText(place);
          this.copied(event.currentTarget);
        })) : null),
    h("p", { class: "mistake-message" }, message), line("Then", finding.reaction), line("Instead", finding.advice),
    objects.length ? h("div", { class: "objects" }, objects) : null);
  }

  copied(button) {
    button.classList.add("done");
    setTimeout(() => button.classList.remove("done"), 1200);
  }

  mark(origin) {
    (this.cards ?? []).forEach((card, index) => {
      const isSelected = index === this.selection.finding;
      card.classList.toggle("selected", isSelected);
      if (isSelected && origin !== this) card.scrollIntoView({ block: "nearest" });
    });
  }
}
