import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { inOneLanguage, toView } from "../view.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { languageCodes, requiredLanguages } from "../source/languages.ts";
import { startProvider } from "./start-provider.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-22T12:00:00Z") });
const catalog = loadCatalog(new URL("../data/", import.meta.url));
const answer = v.looseObject({ tourGroups: v.array(v.looseObject({ contentLanguage: v.string(), name: v.string() })) });

describe("an item is in one language, and says which", () => {
  it.each([
    ["fr", ["FR"]],
    ["FR", ["FR"]],
    ["de", ["EN"]],
    ["sv", ["EN"]],
  ])("where some of its texts are in French: language=%s", (language, expected) => {
    const view = toView(new URLSearchParams({ language }), { catalog, mediaBaseUrl: "", now: 0 });
    const name = { en: "Ticket", fr: "Billet" };
    const complete = inOneLanguage(view, [name, { en: "Entry", fr: "Entrée" }]);
    const partial = inOneLanguage(view, [name, { en: "Entry" }]);
    expect([complete.language, partial.language]).toEqual([...expected, "EN"]);
    expect(complete.text(name)).toBe(complete.language === "FR" ? "Billet" : "Ticket");
    expect(partial.text(name)).toBe("Ticket");
  });

  it.each([...requiredLanguages, "zh_hant"])("all of the catalog is in %s", async (language) => {
    const ids = catalog.products.entries.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += 100) {
      const query = `ids[]=${ids.slice(start, start + 100).join()}&language=${language}`;
      const { tourGroups } = v.parse(answer, (await ask(`/api/v6/tour-groups/?${query}`)).json());
      expect(tourGroups.length).toBeGreaterThan(0);
      const others = tourGroups.filter((item) => item.contentLanguage !== language.toUpperCase());
      expect(others.map(({ name }) => name)).toEqual([]);
    }
  });

  it.each([...languageCodes, "en", "zh-Hant", "tw", "cn"])("language=%s is known", async (language) => {
    const { status, json } = await ask(`/api/v6/tour-groups/?ids[]=50001&language=${language}`);
    expect(status).toBe(200);
    expect(v.parse(answer, json()).tourGroups).toHaveLength(1);
  });
});
