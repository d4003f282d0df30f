import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalogues } from "../../i18n/messages/index.ts";

const words = v.object({ en: v.string(), de: v.string(), ar: v.string() });
const schema = v.object({ descriptors: v.record(v.string(), words) });
const file = new URL("../../embedded/provider-api/data/phrases.json", import.meta.url);
const { descriptors } = v.parse(schema, JSON.parse(readFileSync(file, "utf8")));

describe("the provider and the interface have one word for one thing", () => {
  it.each(["en", "de", "ar"] as const)("descriptors in %s", (code) => {
    const shown = Object.entries(catalogues[code].descriptors);
    expect(shown.length).toBeGreaterThan(10);
    expect(Object.fromEntries(shown.map(([key]) => [key, descriptors[key]?.[code]]))).toEqual(
      Object.fromEntries(shown),
    );
  });
});
