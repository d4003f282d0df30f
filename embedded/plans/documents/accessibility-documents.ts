import {
  type AccessibilityPlan,
  type AccessibilityTexts,
  accessibilityParts,
} from "../materials/accessibility-plan.ts";
import { fillSentence } from "../materials/listing-languages.ts";
import type { Materials } from "../materials/materials.ts";
import type { PlannedSite } from "../materials/site-plans.ts";
import { fillNames, toTextPage } from "./text-page.ts";

/** Makes the accessibility statement of every host in those of its languages that have its texts. */
export function makeAccessibilityDocuments({ sites, accessibility }: Materials): readonly object[] {
  return sites.flatMap((site) =>
    site.languages.flatMap(({ content: lang }) => {
      const texts = accessibility.texts[lang];
      if (texts === undefined) return [];
      const facts = listFacts(accessibility, texts, sites);
      return [makeStatement({ site, lang, texts, facts, plan: accessibility })];
    }),
  );
}

/** Returns what sentences of a language insert besides the names of a site. */
function listFacts(
  { standards, assessed, nextReview, replyDays }: AccessibilityPlan,
  { tag }: AccessibilityTexts,
  sites: readonly PlannedSite[],
) {
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return {
    ...standards,
    assessed: dates.format(new Date(assessed)),
    nextReview: dates.format(new Date(nextReview)),
    replyDays: String(replyDays),
    brands: new Intl.ListFormat(tag).format(sites.map(({ brand }) => brand)),
  };
}

interface Statement {
  readonly site: PlannedSite;
  readonly lang: string;
  readonly texts: AccessibilityTexts;
  readonly facts: Readonly<Record<string, string>>;
  readonly plan: AccessibilityPlan;
}

function makeStatement({ site, lang, texts, facts, plan }: Statement): object {
  const fill = fillNames(site, facts);
  const authorities = listAuthorities(plan, texts);
  const parts = accessibilityParts.map((name) => {
    const [title, ...blocks] = texts.parts[name];
    const rich = blocks.flatMap((block) => (block === "{authorities}" ? authorities : fill(block)));
    return {
      slice_type: "text_block",
      id: `text_block$${name}`,
      primary: { title: { rich: [`## ${title}`] }, body: { rich } },
    };
  });
  const { heading, description } = texts;
  return toTextPage({
    site,
    lang,
    heading,
    name: "accessibility",
    date: `${plan.assessed}T00:00:00+0000`,
    description: fill(description),
    slices: [{ slice_type: "table_of_contents", primary: {} }, ...parts],
  });
}

/** Returns the authorities as items of a list, in the order of the names of their countries: `- Italy: AgID`. */
function listAuthorities({ authorities }: AccessibilityPlan, { tag, authority }: AccessibilityTexts) {
  const countries = new Intl.DisplayNames(tag, { type: "region" });
  return Object.entries(authorities)
    .map(([code, name]) => ({ country: countries.of(code) ?? code, name }))
    .toSorted((a, b) => a.country.localeCompare(b.country, tag))
    .map((names) => `- ${fillSentence(authority, names)}`);
}
