import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { Carousel } from "./Carousel.tsx";

const observe = vi.fn<(element: Element) => void>();

beforeEach(() => {
  observe.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = observe;
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a row of so many px, with a window of 300, in this direction. Returns it with where it was last scrolled to. */
function renderRow(content: number, dir: "ltr" | "rtl" = "ltr") {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(content);
  render(
    <div style={{ direction: dir }}>
      <Carousel t={createLocaleTranslator(locales.en)}>
        <ul style={{ direction: dir }} />
      </Carousel>
    </div>,
  );
  const row = screen.getByRole("list");
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  Object.defineProperty(row, "scrollTo", { value: scrollTo });
  return { row, scrollTo };
}

const dots = () => screen.queryAllByRole("button");
const current = () => dots().map((dot) => dot.getAttribute("aria-current"));

it("J8, D29: a long row has four dots with names, and marks the one in view", async () => {
  const { row } = renderRow(3000);
  await waitFor(() => expect(dots()).toHaveLength(4));
  expect(dots().map((dot) => dot.getAttribute("aria-label"))).toContain("Part 4 of 4");
  expect(current()).toEqual(["true", "false", "false", "false"]);
  row.scrollLeft = 2700;
  fireEvent.scroll(row);
  expect(current()).toEqual(["false", "false", "false", "true"]);
});

it.each([
  ["ltr", 2700],
  ["rtl", -2700],
] as const)("a dot scrolls the row to its part, also from the right: %s", async (dir, left) => {
  const { scrollTo } = renderRow(3000, dir);
  await waitFor(() => expect(dots()).toHaveLength(4));
  fireEvent.click(screen.getByRole("button", { name: "Part 4 of 4" }));
  expect(scrollTo.mock.calls.map(([options]) => options.left)).toEqual([left]);
});

it("a row that fits has no dots, nor a group for them", async () => {
  renderRow(300);
  await waitFor(() => expect(observe).toHaveBeenCalled());
  expect(screen.queryByRole("group")).toBeNull();
});
