import * as v from "valibot";
import { type Details, readDetails } from "./details.ts";
import { type Topic, findTopic } from "./labels.ts";
import { type Pairs, splitPairs } from "./pairs.ts";
import { splitAtHeadings, type Section } from "./sections.ts";
import { type TextBlock, textBlocks } from "./text-blocks.ts";

/** The parts of a show in a flat list of blocks (D9). */
export interface ShowBlocks {
  readonly details: Details;
  /** Blocks before the first section. */
  readonly intro: readonly TextBlock[];
  readonly tabs: readonly ContentTab[];
  /** The questions, not yet parsed: their prefixes depend on the language. */
  readonly faq: Section | undefined;
  readonly listicle: Listicle | undefined;
  readonly specialOffer: SpecialOffer | undefined;
  /** Undefined unless the marker says "yes". */
  readonly safetyBanner: Section | undefined;
  readonly highlights: readonly TextBlock[];
  readonly aboutTheatre: readonly TextBlock[];
  readonly criticReview: readonly TextBlock[];
}

/** A tab that its content makes. */
export interface ContentTab {
  /** Undefined for one that the editor named freely. */
  readonly topic: Topic | undefined;
  readonly name: string;
  /** `Yes` for the first. */
  readonly defaultTab: "Yes" | "No";
  readonly content: readonly TextBlock[];
}

interface Listicle {
  readonly heading: string;
  readonly items: readonly Section[];
}

interface SpecialOffer {
  readonly offerHeading: string;
  readonly offerText: readonly TextBlock[];
  /** As the editor wrote it; undefined without one. */
  readonly closingDate: string | undefined;
}

/** Topics of sections that are not tabs. */
const apart: ReadonlySet<Topic | undefined> = new Set<Topic>(["faq", "listicle", "specialOffer", "safetyBanner"]);

/** A StructuredText field that holds a show as a flat list of typed blocks. */
export function showBlocks() {
  return v.pipe(
    textBlocks(),
    v.transform((blocks) => parseShowBlocks(blocks)),
  );
}

/** Parses a flat list: `heading2` begins a section, `heading5` and `heading6` name a detail, an item or a part. */
function parseShowBlocks(blocks: readonly TextBlock[]): ShowBlocks {
  const pairs = splitPairs(blocks);
  const { before, sections } = splitAtHeadings(pairs.rest, "heading2");
  const section = (topic: Topic) =>
    sections.find(({ heading, blocks: own }) => own.length > 0 && findTopic(heading) === topic);
  return {
    details: readDetails(pairs),
    intro: before,
    tabs: listTabs(sections),
    faq: section("faq"),
    listicle: readListicle(section("listicle")),
    specialOffer: readSpecialOffer(section("specialOffer"), pairs),
    safetyBanner: isSafe(pairs) ? section("safetyBanner") : undefined,
    highlights: section("highlights")?.blocks ?? [],
    aboutTheatre: section("aboutTheatre")?.blocks ?? [],
    criticReview: section("criticReview")?.blocks ?? [],
  };
}

/** A section without content makes no tab. */
function listTabs(sections: readonly Section[]): readonly ContentTab[] {
  return sections
    .map(({ heading, blocks }) => ({ topic: findTopic(heading), name: heading, content: blocks }))
    .filter(({ topic, content }) => content.length > 0 && !apart.has(topic))
    .map((tab, index) => ({ ...tab, defaultTab: index === 0 ? "Yes" : "No" }));
}

function readListicle(section: Section | undefined): Listicle | undefined {
  const items = splitAtHeadings(section?.blocks ?? [], "heading5").sections.filter(({ blocks }) => blocks.length > 0);
  return section && items.length > 0 ? { heading: section.heading, items } : undefined;
}

/** The heading5 of an offer is its heading; without one, that of the section is. */
function readSpecialOffer(section: Section | undefined, { values }: Pairs): SpecialOffer | undefined {
  if (section === undefined) return undefined;
  const heading = section.blocks.find(({ type }) => type === "heading5");
  return {
    offerHeading: heading?.text.trim() ?? section.heading,
    offerText: section.blocks.filter((block) => block !== heading),
    closingDate: values.get("offerEnds")?.text.trim(),
  };
}

/** The safety banner shows only when its text equals this marker (F8). */
function isSafe({ values }: Pairs): boolean {
  return values.get("safetyBanner")?.text.trim().toLowerCase() === "yes";
}
