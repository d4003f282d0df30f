import { act, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";

// jsdom has no layout, so no scrolling, and does not open dialogs.
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** Renders a page with running islands, clicks one control of each kind, and returns the markup. */
export async function renderInBrowser(node: ReactNode): Promise<string> {
  const { container } = await act(async () => render(<>{node}</>));
  const controls = [...container.querySelectorAll("button, a[data-picture], a[role=tab]")];
  await act(async () => {
    for (const control of new Map(controls.map((each) => [each.className, each])).values()) fireEvent.click(control);
  });
  return container.innerHTML;
}
