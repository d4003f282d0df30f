import * as v from "valibot";
import { expect, it } from "vitest";
import { sites } from "../../hosts/index.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";

const home = v.object({
  uid: v.string(),
  data: v.object({ slices: v.array(v.looseObject({ slice_type: v.string(), variation: v.optional(v.string()) })) }),
});

const shipped = readShipped("microsite");

/** Returns the variations of the hero of a host's home, each once, in whichever language. */
function listVariations(host: string): readonly string[] {
  const homes = shipped.flatMap(({ source }) => {
    const read = v.safeParse(home, source);
    return read.success && read.output.uid === host ? read.output.data.slices : [];
  });
  const heroes = homes.filter(({ slice_type }) => slice_type === "hero");
  return [...new Set(heroes.map(({ variation = "default" }) => variation))];
}

it("W154: the home of each brand has one hero in all languages, and only theatres share one", () => {
  const heroes = new Map<string, readonly string[]>();
  for (const { name, host, flagship } of sites) {
    const [hero = "", ...others] = listVariations(host);
    expect(others, name).toEqual([]);
    if (flagship !== true) heroes.set(hero, [...(heroes.get(hero) ?? []), name]);
  }
  expect([...heroes.values()].filter(({ length }) => length > 1)).toEqual([["broadway", "westend"]]);
});
