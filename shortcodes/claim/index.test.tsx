import { expect, test } from "vitest";
import type { Site } from "../../hosts/site.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { claim } from "./index.tsx";

const counted = { scope: "All cities", source: "Audited bookings of the seller", date: "2026-06-30" };
const claims: Site["claims"] = {
  "happy-customers": { value: 20_000_000, ...counted },
  rating: { value: 4.4, ...counted },
};

test.each<[LocaleCode, string, string]>([
  ["en", "[claim name=happy-customers]", "20,000,000"],
  ["de", "[claim name=happy-customers]", "20.000.000"],
  ["de", "[claim name=rating]", "4,4"],
])("A12, X25: a site's own number, in %s: %s", (locale, source, expected) => {
  expect(expandShortcode(claim, source, { locale, claims })).toBe(expected);
});

test.each([
  ["[claim name=reviews]", "\nshortcode-no-data"],
  ["[claim name=reviews fallback=many]", "many\nshortcode-no-data"],
  ["[claim name=awards]", "\nshortcode-invalid"],
  ["[claim]", "\nshortcode-invalid"],
])("A12: what the site does not claim is not shown: %s", (source, expected) => {
  expect(expandShortcode(claim, source, { claims })).toBe(expected);
});

test.each<[LocaleCode, string[], number]>([
  ["en", ["All cities.", "Source: Audited bookings of the seller", "30-June-2026"], 0],
  ["de", ["All cities.", "Quelle: Audited bookings of the seller", "30. Juni 2026"], 2],
])("X25: in %s a claim opens its scope, source and date, without script", (locale, lines, foreign) => {
  const html = renderShortcode(claim, "[claim name=rating]", { locale, claims });
  const { body } = new DOMParser().parseFromString(`<p>${html}</p>`, "text/html");
  const [opener] = body.querySelectorAll("button");
  const panel = body.querySelector("p > [popover]");
  expect(opener?.textContent).toBe(locale === "de" ? "4,4" : "4.4");
  expect(opener?.getAttribute("popovertarget")).toBe(panel?.id);
  for (const line of lines) expect(panel?.textContent).toContain(line);
  expect(panel?.querySelectorAll("[lang=en]").length).toBe(foreign);
});

test("X25: a claim inside a link is outside of it, because it is a button", () => {
  const span = { type: "hyperlink", start: 0, end: 24, data: { link_type: "Web", url: "https://a.example/" } };
  const html = renderShortcode(claim, "See [claim name=rating] now", { claims }, [span]);
  const { body } = new DOMParser().parseFromString(`<p>${html}</p>`, "text/html");
  expect(body.querySelectorAll("a button").length).toBe(0);
  expect(body.querySelectorAll("a").length).toBeGreaterThan(0);
});
