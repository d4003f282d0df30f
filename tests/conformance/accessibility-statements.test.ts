import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { accessibilityParts } from "../../embedded/plans/materials/accessibility-plan.ts";
import { readMaterials } from "../../embedded/plans/materials/materials.ts";
import { sites } from "../../hosts/index.ts";
import { formatDayFirst } from "../../i18n/dates.ts";
import { findLocaleByContentLanguage } from "../../i18n/locales.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";

const { accessibility: plan, sites: planned } = readMaterials();
const rich = v.pipe(
  v.object({ rich: v.array(v.string()) }),
  v.transform(({ rich: blocks }) => blocks),
);
const slice = v.object({ id: v.string(), primary: v.object({ title: rich, body: rich }) });
const contents = v.object({ slice_type: v.literal("table_of_contents") });
const statement = v.object({ data: v.object({ slices: v.tupleWithRest([contents], slice) }) });
const footer = v.object({ data: v.object({ contact_email: v.string() }) });

const documents = new Map(readShipped("content_page").map(({ name, source }) => [name, source]));
const footers = new Map(readShipped("common_footer").map(({ name, source }) => [name, source]));
/** The hosts in the languages that the plans speak. A host may have others. */
const pages = planned.flatMap(({ host, seller, languages }) =>
  languages.flatMap(({ content: lang }) => {
    const locale = findLocaleByContentLanguage(lang);
    return locale === undefined ? [] : [{ host, seller, lang, locale }];
  }),
);

type Page = (typeof pages)[number];

/** Returns the parts of a host's statement in a language, by name: heading and blocks. */
function readParts({ host, lang }: Page): ReadonlyMap<string, readonly string[]> {
  const { data } = v.parse(statement, documents.get(`content_page/${host}.accessibility.${lang}.json`));
  const [, ...parts] = data.slices;
  return new Map(parts.map(({ id, primary: { title, body } }) => [id.split("$")[1] ?? "", [...title, ...body]]));
}

function formatDay(day: string, { locale }: Page): string {
  return formatDayFirst(new Date(day), locale, { day: "numeric", month: "long", year: "numeric" });
}

/** Returns what each part has to contain on a page, in any of its blocks. */
function listFacts(page: Page): Readonly<Record<string, readonly string[]>> {
  const [assessed, nextReview] = [formatDay(plan.assessed, page), formatDay(plan.nextReview, page)];
  const { contact_email: email } = v.parse(footer, footers.get(`common_footer/${page.host}.${page.lang}.json`)).data;
  return {
    scope: [...sites.map(({ brand }) => brand), `(document:content_page/${page.host}.imprint)`, "2019/882"],
    status: Object.values(plan.standards),
    gaps: [assessed, nextReview],
    assessment: [assessed, nextReview],
    feedback: [`(mailto:${email})`, page.seller.name, page.seller.address, String(plan.replyDays)],
    enforcement: [...Object.values(plan.authorities), "2019/882"],
  };
}

describe("W129: each host has an accessibility statement with all its parts", () => {
  test.each(pages)("$host in $lang", (page) => {
    const parts = readParts(page);
    expect([...parts.keys()]).toEqual(accessibilityParts);
    for (const [heading, ...blocks] of parts.values()) {
      expect(heading).toMatch(/^## \S/);
      expect(blocks.join("")).not.toMatch(/^$|[{}]/);
    }
    const lacking = Object.entries(listFacts(page)).flatMap(([name, facts]) =>
      facts.filter((fact) => !parts.get(name)?.join("\n").includes(fact)),
    );
    expect(lacking).toEqual([]);
  });

  test("there are as many hosts as the site has, each in several languages", () => {
    expect(new Set(pages.map(({ host }) => host))).toEqual(new Set(sites.map(({ host }) => host)));
    expect(pages.length).toBeGreaterThan(3 * sites.length);
  });

  test.each(["gaps", "service", "assessment", "enforcement"])("each language lists the same number of %s", (name) => {
    const counts = pages.map(
      (page) =>
        readParts(page)
          .get(name)
          ?.filter((block) => block.startsWith("- ")).length,
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(3);
  });
});

test("W129: the next review is within a year of the assessment", () => {
  const days = (Date.parse(plan.nextReview) - Date.parse(plan.assessed)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});
