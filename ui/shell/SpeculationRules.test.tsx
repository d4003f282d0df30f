import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { SpeculationRules } from "./SpeculationRules.tsx";

const condition = v.union([
  v.object({ href_matches: v.string() }),
  v.object({ not: v.union([v.object({ href_matches: v.string() }), v.object({ selector_matches: v.string() })]) }),
]);
const ruleSchema = v.object({ where: v.object({ and: v.array(condition) }), eagerness: v.string() });
const schema = v.object({ prefetch: v.tuple([ruleSchema]), prerender: v.tuple([ruleSchema]) });

it("a link is fetched on hover and rendered from the press on, but for the API and views", () => {
  const html = renderToStaticMarkup(<SpeculationRules />);
  const [, json = ""] = /^<script type="speculationrules">(.*)<\/script>$/.exec(html) ?? [];
  const { prefetch, prerender } = v.parse(schema, JSON.parse(json));
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(["moderate", "conservative"]);
  for (const [{ where }] of [prefetch, prerender]) {
    expect(where.and).toContainEqual({ not: { href_matches: "/api/*" } });
    expect(where.and).toContainEqual({ not: { href_matches: String.raw`/*\?*` } });
  }
});
