import { act, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";

// jsdom has no layout, so no scrolling, and does not open dialogs.
Element.prototype.scrollIntoView = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** Renders a page with running islands, clicks one control of each kind, and returns the markup. */
export async function renderInBrowser(node: ReactNode): Promise<string> {
  const { container } = await act(async () => render(<>{node}</>));
  await act(() => vi.dynamicImportSettled());
  // The buttons of a dialog would close it again.
  const controls = [...container.querySelectorAll("button:not(dialog *), a[data-picture], [role=tab], [role=button]")];
  await act(async () => {
    for (const control of new Map(controls.map((each) => [each.className, each])).values()) fireEvent.click(control);
  });
  return container.innerHTML;
}
