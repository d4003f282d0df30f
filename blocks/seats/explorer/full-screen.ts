import { html } from "./element.ts";
import * as css from "./full-screen.css.ts";
import type { ExplorerTexts } from "./texts.ts";

export interface FullScreenOptions {
  /** Elements that the dialog holds while it is open, in their order. */
  readonly parts: readonly HTMLElement[];
  readonly texts: ExplorerTexts;
  /** Is called after the parts have moved into the dialog or back. */
  readonly onMove: () => void;
}

/** The seats on the whole screen of a phone. */
export interface FullScreen {
  readonly button: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** Opens the dialog where its button is shown. */
  readonly open: () => void;
}

/** Creates a modal dialog for parts of the page. Closing it moves the parts back, and the focus to the button. */
export function createFullScreen({ parts, texts, onMove }: FullScreenOptions): FullScreen {
  const button = html("button", { type: "button", class: css.open }, texts.fullScreen);
  const close = html("button", { type: "button", class: css.tool }, texts.close);
  const head = html("div", { class: css.head }, html("p", { class: css.title }, texts.map), close);
  const dialog = html("dialog", { class: css.dialog, "aria-label": texts.map }, head);
  const moves = parts.map((part) => ({ part, place: document.createComment("") }));
  const open = () => {
    // The button has a size on a phone alone.
    if (dialog.open || button.offsetWidth === 0) return;
    for (const { part, place } of moves) part.replaceWith(place);
    dialog.append(...parts);
    dialog.showModal();
    onMove();
  };
  dialog.addEventListener("close", () => {
    for (const { part, place } of moves) place.replaceWith(part);
    onMove();
    button.focus();
  });
  button.addEventListener("click", open);
  close.addEventListener("click", () => dialog.close());
  return { button, dialog, open };
}
