import { describe, expect, it } from "vitest";
import { seeded } from "./seeded.ts";

function numbers(text: string, count: number): readonly number[] {
  const next = seeded(text);
  return Array.from({ length: count }, () => next());
}

describe("seeded", () => {
  it("depends on the text alone, for ever", () => {
    expect(numbers("tessera", 3)).toEqual(numbers("tessera", 3));
    expect(numbers("tessera", 2)).not.toEqual(numbers("tesserae", 2));
  });

  it("stays in [0, 1) and is spread evenly", () => {
    const all = numbers("spread", 10_000);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    const tenths = Array.from({ length: 10 }, (_, tenth) => all.filter((n) => Math.floor(n * 10) === tenth).length);
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("first numbers of neighboring texts are spread, too", () => {
    const first = Array.from({ length: 1000 }, (_, index) => seeded(`places ${index}`)());
    const mean = first.reduce((sum, number) => sum + number, 0) / first.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  });
});
