import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { Carousel } from "./Carousel.tsx";

const observe = vi.fn<(element: Element) => void>();
let resized = () => {};

beforeEach(() => {
  observe.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(run: () => void) {
        resized = run;
      }
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

/** Makes the window of the row so wide. */
function resize(width: number) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  resized();
}

/** Renders a row of so many px, with a window of 300, in this direction. Returns it with where it was last scrolled to. */
function renderRow(content: number, dir: "ltr" | "rtl" = "ltr") {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(content);
  render(
    <div style={{ direction: dir }}>
      <Carousel t={createLocaleTranslator(locales.en)}>
        <ul style={{ direction: dir }}>
          <li>
            <a href="/rome/">Rome</a>
          </li>
        </ul>
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
  expect(dots().map((dot) => dot.getAttribute("aria-label"))).toContain("Slide 4 of 4");
  expect(current()).toEqual(["true", "false", "false", "false"]);
  row.scrollLeft = 2700;
  fireEvent.scroll(row);
  expect(current()).toEqual(["false", "false", "false", "true"]);
});

it("a dot has the focus also while the row is scrolled", async () => {
  const { row } = renderRow(3000);
  await waitFor(() => expect(dots()).toHaveLength(4));
  dots()[3]?.focus();
  fireEvent.scroll(row);
  expect(document.activeElement).toBe(dots()[3]);
});

it.each([
  ["Slide 2 of 3", 200, "Slide 2 of 4"],
  ["Slide 3 of 3", 1500, "Slide 2 of 2"],
  ["Slide 2 of 3", 3000, "Rome"],
])("the focus at %s of a window of 1000 px moves on in one of %i px: to %s", async (dot, width, name) => {
  renderRow(3000);
  await waitFor(() => expect(dots()).toHaveLength(4));
  resize(1000);
  expect(dots()).toHaveLength(3);
  screen.getByRole("button", { name: dot }).focus();
  resize(width);
  expect(document.activeElement).toBe(screen.getByRole(name === "Rome" ? "link" : "button", { name }));
});

it.each([
  ["ltr", 2700],
  ["rtl", -2700],
] as const)("a dot scrolls the row to its part, also from the right: %s", async (dir, left) => {
  const { scrollTo } = renderRow(3000, dir);
  await waitFor(() => expect(dots()).toHaveLength(4));
  fireEvent.click(screen.getByRole("button", { name: "Slide 4 of 4" }));
  expect(scrollTo.mock.calls.map(([options]) => options.left)).toEqual([left]);
});

it("a row that fits has no dots, nor a group for them", async () => {
  renderRow(300);
  await waitFor(() => expect(observe).toHaveBeenCalled());
  expect(screen.queryByRole("group")).toBeNull();
});
