import { closingDateForm } from "../../../../catalog/offer/is-offer-active.ts";
import type { RawSlice } from "../../../../content/document.ts";
import { defaultLocale, findLocaleByContentLanguage } from "../../../../i18n/locales.ts";
import { createReviewsTitle } from "../review-slices.ts";
import { readQuestions } from "./faq.ts";
import { splitAtHeadings } from "./sections.ts";
import type { ContentTab, ShowBlocks } from "./show-blocks.ts";
import type { TextBlock } from "./text-blocks.ts";

/**
 * Returns a show's blocks as groups of slices: an offer, tabs, reasons, a safety banner, questions.
 * `language` is the document's, as the content service names it. The last tab has the reviews of the product `tgid`.
 */
export function blockSlices(blocks: ShowBlocks, language: string, tgid?: number): readonly (readonly RawSlice[])[] {
  const { intro, tabs, listicle } = blocks;
  return [
    offerSlices(blocks),
    tabs.length + intro.length === 0 ? [] : tabSlices(intro, tabs, tabs.length === 0 ? [] : reviewTab(tgid, language)),
    listicle === undefined ? [] : [textSlice("blocks-listicle", listicle.heading, listicle.items.flatMap(itemBlocks))],
    safetySlices(blocks),
    questionSlices(blocks, language),
  ].filter((group) => group.length > 0);
}

/** An offer with any closing date but a `YYYY-MM-DD` is not shown (F5). */
function offerSlices({ specialOffer: offer }: ShowBlocks): readonly RawSlice[] {
  if (offer === undefined || !closingDateForm.test(offer.closingDate ?? "0000-00-00")) return [];
  const { offerHeading, offerText, closingDate: ends_on } = offer;
  return [
    slice("blocks-offer", "promotional_banner", {
      title: toTitleBlocks(offerHeading),
      body: toBodyBlocks(offerText),
      ends_on,
    }),
  ];
}

function safetySlices({ safetyBanner: banner }: ShowBlocks): readonly RawSlice[] {
  if (banner === undefined) return [];
  const primary = { marker: "yes", title: toTitleBlocks(banner.heading), body: toBodyBlocks(banner.blocks) };
  return [slice("blocks-safety", "safety_banner", primary)];
}

/** The reviews of a product as a tab; none without a product (C9). */
function reviewTab(product: number | undefined, language: string): readonly RawSlice[] {
  if (product === undefined) return [];
  return [
    slice("blocks-tab-reviews", "tab", { title: createReviewsTitle(language) }),
    slice("blocks-reviews", "top_reviews", { product }),
  ];
}

function tabSlices(
  intro: readonly TextBlock[],
  tabs: readonly ContentTab[],
  more: readonly RawSlice[],
): readonly RawSlice[] {
  return [
    slice("blocks-tabs", "tabs_start", {}),
    ...(intro.length === 0 ? [] : [textSlice("blocks-intro", "", intro)]),
    ...tabs.flatMap((tab, index) => [
      slice(`blocks-tab-${index + 1}`, "tab", { title: tab.name }),
      contentSlice(`blocks-tab-${index + 1}-text`, tab),
    ]),
    ...more,
    slice("blocks-tabs-end", "tabs_end", {}),
  ];
}

/** Critics are quoted; anything else is text. Neither has a heading: the tab has the name. */
function contentSlice(id: string, { topic, content }: ContentTab): RawSlice {
  const { before, sections } = splitAtHeadings(content, "heading5");
  if (topic !== "criticReview" || before.length > 0) return textSlice(id, "", content);
  const items = sections.map(({ heading, blocks }) => ({
    quote: blocks.map(({ text }) => text.trim()).join(" "),
    author: heading,
  }));
  return slice(id, "quotes", { title: [], items });
}

function itemBlocks({ heading, blocks }: { heading: string; blocks: readonly TextBlock[] }): readonly TextBlock[] {
  return [{ type: "heading5", text: heading, spans: [] }, ...blocks];
}

function questionSlices({ faq }: ShowBlocks, language: string): readonly RawSlice[] {
  const locale = findLocaleByContentLanguage(language)?.code ?? defaultLocale;
  const items = readQuestions(faq?.blocks ?? [], locale).map(({ heading, content }) => ({
    question: heading,
    answer: toBodyBlocks(content),
  }));
  return items.length === 0 ? [] : [slice("blocks-faq", "faq", { title: toTitleBlocks(faq?.heading ?? ""), items })];
}

function textSlice(id: string, heading: string, blocks: readonly TextBlock[]): RawSlice {
  return slice(id, "text_block", { title: toTitleBlocks(heading), body: toBodyBlocks(blocks) });
}

/** Headings below the heading2 of a section, without a level between them. */
function toBodyBlocks(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const hasItems = blocks.some(({ type }) => type === "heading5");
  const levels: Readonly<Record<string, string>> = {
    heading5: "heading3",
    heading6: hasItems ? "heading4" : "heading3",
  };
  return blocks.map((block) => ({ ...block, type: levels[block.type] ?? block.type }));
}

function toTitleBlocks(text: string): readonly TextBlock[] {
  return text === "" ? [] : [{ type: "heading2", text, spans: [] }];
}

function slice(id: string, type: string, primary: RawSlice["primary"]): RawSlice {
  return { id, slice_type: type, variation: "default", primary };
}
