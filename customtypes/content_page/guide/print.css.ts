import { globalStyle } from "@vanilla-extract/css";

type Rules = Parameters<typeof globalStyle>[1];

const onPaper = (selector: string, rules: Rules) => globalStyle(selector, { "@media": { print: rules } });

/** Each day of an itinerary is an A4 sheet; the first one has the phrase too (X26). */
onPaper("#content", { zoom: 0.76 });
onPaper('#content > nav, #content > header nav, #content [id*="product_row"], #more-reads', { display: "none" });
onPaper(":is(#content, [data-reading]) > :is(section, div):not(:has(> [data-reading]))", {
  paddingBlock: "8px",
  breakInside: "avoid",
});
onPaper("#content ol > li > div", { paddingBlockEnd: "14px" });
