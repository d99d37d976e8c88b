import { h, oncePerFrame } from "matryoshka/inspector/elements";

/// A list that holds elements only for the rows in sight: it is as fast with 20,000 rows as with 20.
///
/// Rows have one height. Keys move the cursor as in any list box; what else a key does is the owner's matter.
export class VirtualList {
  /// - label: what assistive technology calls the list.
  /// - rowHeight: in pixels.
  /// - render(row, index): the row's element.
  /// - onSelect(row, index): the person chose a row.
  constructor({ label, rowHeight, render, onSelect, onKey = () => false, onHover = () => {}, role = "listbox" }) {
    Object.assign(this, { rowHeight, render, onSelect, onKey, onHover });
    this.rows = [];
    this.selected = -1;
    this.itemRole = role === "tree" ? "treeitem" : "option";
    this.space = h("div", { class: "list-space", role: "presentation" });
    this.element = h("div", { class: "list", role, tabindex: 0, "aria-label": label,
      onscroll: () => this.draw(), onkeydown: (event) => this.key(event), onclick: (event) => this.click(event),
      onpointermove: (event) => this.hover(event), onpointerleave: () => this.onHover(null) }, this.space);
    this.draw = oncePerFrame(() => this.drawNow());
    this.id = `list-${VirtualList.count++}`;
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  static count = 0;

  setRows(rows, selected = this.selected) {
    this.rows = rows;
    this.selected = selected;
    // At once, so that there is somewhere to scroll to.
    this.space.style.height = `${rows.length * this.rowHeight}px`;
    this.draw();
  }

  /// Marks a row, and brings it into sight if it was not the marked one.
  select(index) {
    const isOther = index !== this.selected;
    this.selected = index;
    if (isOther && index >= 0) this.reveal(index);
    this.draw();
  }

  reveal(index) {
    const { element, rowHeight } = this;
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top - rowHeight;
    const bottom = top + rowHeight - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom + rowHeight;
  }

  drawNow() {
    const { element, rowHeight, rows } = this;
    const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - 2);
    const to = Math.min(rows.length, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + 2);
    const drawn = [];
    for (let index = from; index < to; index++) {
      const row = this.render(rows[index], index);
      row.classList.add("row");
      row.id = `${this.id}-${index}`;
      row.dataset.index = index;
      row.style.top = `${index * rowHeight}px`;
      row.style.height = row.style.lineHeight = `${rowHeight}px`;
      row.setAttribute("role", this.itemRole);
      row.setAttribute("aria-posinset", index + 1);
      row.setAttribute("aria-setsize", rows.length);
      row.setAttribute("aria-selected", index === this.selected);
      drawn.push(row);
    }
    this.space.replaceChildren(...drawn);
    if (this.selected >= from && this.selected < to) {
      element.setAttribute("aria-activedescendant", `${this.id}-${this.selected}`);
    } else {
      element.removeAttribute("aria-activedescendant");
    }
  }

  rowAt(event) {
    const row = event.target.closest(".row");
    return row && this.space.contains(row) ? Number(row.dataset.index) : -1;
  }

  click(event) {
    const index = this.rowAt(event);
    if (index < 0) return;
    this.select(index);
    this.onSelect(this.rows[index], index, event);
  }

  hover(event) {
    const index = this.rowAt(event);
    this.onHover(index < 0 ? null : this.rows[index]);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.rowHeight) - 1);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key in moves && this.rows.length) {
      const index = Math.min(this.rows.length - 1, Math.max(0, this.selected + moves[event.key]));
      this.select(index);
      this.onSelect(this.rows[index], index, event);
    } else if (!this.onKey(event, this.rows[this.selected], this.selected)) {
      return;
    }
    event.preventDefault();
  }
}
