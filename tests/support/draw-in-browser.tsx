import { act, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";

// jsdom has no layout, and so no scrolling; it knows dialogs, but not how they open.
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** Markup of a page whose islands run, with one of each kind of what can be used in use: tabs, large pictures, films. */
export async function drawInBrowser(node: ReactNode): Promise<string> {
  const { container } = await act(async () => render(<>{node}</>));
  const controls = [...container.querySelectorAll("button, a[data-picture], a[role=tab]")];
  await act(async () => {
    for (const control of new Map(controls.map((each) => [each.className, each])).values()) fireEvent.click(control);
  });
  return container.innerHTML;
}
