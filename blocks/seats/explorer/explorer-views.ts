import { html, setAttributes } from "./element.ts";
import * as css from "./explorer.css.ts";
import type { ExplorerTexts } from "./texts.ts";

/** One view of the seats. */
export interface ExplorerView {
  readonly name: string;
  readonly panel: HTMLElement;
  /** Elements beside the names of the views while this view is shown. */
  readonly tools: readonly HTMLElement[];
  /** Is called when it is chosen. */
  readonly onShow: () => void;
}

/** Returns views of which one is shown, at first the first, below buttons with their names. */
export function createViews(views: readonly ExplorerView[], texts: ExplorerTexts): HTMLElement {
  const names = html("div", { class: css.group, role: "group", "aria-label": texts.view });
  const choices = views.map((view) => {
    const button = html("button", { type: "button", class: css.tool }, view.name);
    button.addEventListener("click", () => choose(view));
    names.append(button);
    return { view, button };
  });
  const choose = (chosen: ExplorerView | undefined) => {
    for (const { view, button } of choices) {
      setAttributes(button, { "aria-pressed": String(view === chosen) });
      for (const part of [view.panel, ...view.tools]) part.hidden = view !== chosen;
    }
    chosen?.onShow();
  };
  choose(views[0]);
  const head = html("div", { class: css.views }, names, ...views.flatMap(({ tools }) => tools));
  return html("div", { class: css.seats }, head, ...views.map(({ panel }) => panel));
}
