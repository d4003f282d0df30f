import { expect, test } from "vitest";
import type { CardGridProps } from "../../ui/primitives/CardGrid.tsx";
import { cardWidths } from "./card-widths.ts";

/** Returns the width, in px, that `sizes` has in a window. All such windows have one in px or vw. */
function widthIn(window: number, sizes: string): number {
  const size = sizes.split(", ").find((each) => window >= Number(/min-width: (\d+)px/.exec(each)?.[1]));
  const [, value = "", unit] = /([\d.]+)(px|vw)$/.exec(size ?? "") ?? [];
  return unit === "vw" ? (Number(value) * window) / 100 : Number(value);
}

/** Returns how wide a card is with this many columns. Cards of a page of at most 1240 px are 24 px apart. */
function computeCardWidth(window: number, columns: number): number {
  const margin = window >= 1100 ? 32 : window >= 768 ? 24 : 16;
  return (Math.min(window - 2 * margin, 1240) - 24 * (Math.ceil(columns) - 1)) / columns;
}

test.each<[CardGridProps["layout"], number, Readonly<Record<number, number>>]>([
  ["grid", 8, { 600: 2, 768: 2, 1024: 3, 1280: 4, 1440: 4, 1920: 4 }],
  ["grid", 5, { 600: 3, 768: 3, 1024: 3, 1280: 3, 1440: 3, 1920: 3 }],
  ["grid", 6, { 600: 2, 768: 2, 1024: 3, 1280: 3, 1440: 3, 1920: 3 }],
  ["grid", 3, { 600: 3, 768: 3, 1024: 3, 1280: 3, 1440: 3, 1920: 3 }],
  ["grid", 10, { 600: 2, 768: 2, 1024: 4, 1280: 4, 1440: 4, 1920: 4 }],
  ["grid", 4, { 600: 2, 768: 2, 1024: 4, 1280: 4, 1440: 4, 1920: 4 }],
  ["row", 8, { 600: 2, 768: 3, 1024: 4, 1280: 4, 1440: 4, 1920: 4 }],
  ["row", 3, { 600: 2, 768: 3, 1024: 3, 1280: 3, 1440: 3, 1920: 3 }],
])("a %s of %i cards requests its pictures as wide as it shows them", (layout, count, columns) => {
  for (const [window, columnCount] of Object.entries(columns).map(([key, value]) => [Number(key), value] as const)) {
    const ratio = widthIn(window, cardWidths(layout, count)) / computeCardWidth(window, columnCount);
    expect(ratio, `in a window of ${window} px`).toBeCloseTo(1, 1);
  }
});

test("a list, and any list on a phone, requests what covers the height of its rows", () => {
  expect(cardWidths("list", 5)).toBe("(min-width: 900px) 440px, (min-width: 560px) 520px, 224px");
  expect(cardWidths("grid", 5)).toMatch(/, 224px$/);
});
