import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createPlacedMarkup } from "./placed-markup.ts";

const { place, collect, isIn } = createPlacedMarkup();

it("markup is placed in renderings only: all other readers of HTML receive it as it is", async () => {
  expect(place("<b>Rome</b>")).toBe("<b>Rome</b>");
  await collect(async () => place("<b>Rome</b>"));
  expect(place("<b>Rome</b>")).toBe("<b>Rome</b>");
});

it("each rendering at a time has its own markup, in any order", async () => {
  const renderOne = async (name: string) => {
    const { result, insert } = await collect(async () => {
      const first = place(`first of ${name}`);
      await setImmediate();
      return `<a>${place(`$1 second of ${name}`)}</a>${first};${first}`;
    });
    return [isIn(result), insert(result)];
  };
  expect(await Promise.all([renderOne("Rome"), renderOne("Paris")])).toEqual([
    [true, "<a>$1 second of Rome</a>first of Rome;first of Rome"],
    [true, "<a>$1 second of Paris</a>first of Paris;first of Paris"],
  ]);
});

it.each(["markup-1-0;", "markup-00000000000000000000000000000000-1-0;", ""])(
  "content can't name a placeholder: %j",
  async (content) => {
    const { result, insert } = await collect(async () => `${place("secret")}${content}`);
    expect(insert(result)).toBe(`secret${content}`);
  },
);

it.each(["", "0", "7;", "-1;", "1e0;", "toString;", ";;"])(
  "a placeholder that this rendering did not write is left, and is found: %j",
  async (rest) => {
    const { result, insert } = await collect(async () => place("Rome").replace(/0;$/, rest));
    expect(insert(result)).toBe(result);
    expect(isIn(insert(result))).toBe(true);
  },
);

it("placeholders of another process are another text", async () => {
  const { result } = await createPlacedMarkup().collect(async () => "");
  const other = createPlacedMarkup();
  const placed = await other.collect(async () => other.place("Rome"));
  expect([result, isIn(placed.result), other.isIn(placed.result)]).toEqual(["", false, true]);
});
