import { globalStyle } from "@vanilla-extract/css";

type Rules = Parameters<typeof globalStyle>[1];

const onPaper = (selector: string, rules: Rules) => globalStyle(selector, { "@media": { print: rules } });

/** The sheet that a visitor takes along has no links, and nothing that is read at home (X26). */
onPaper("body > header, body > footer, #content nav, #content details, #map a", { display: "none" });
onPaper("#map figure ol + p, #map figure li > span", { display: "none" });
onPaper('#content [id*="product_row"], #more-reads', { display: "none" });
onPaper("#best-time, #fun-facts, #sources, #parts, #more, :is(#content, [data-reading]) > :is([id^='faq'], x-island)", {
  display: "none",
});

/** An A4 sheet is as wide as a tablet: at this size all of it fits, in two columns. */
onPaper("#content", { zoom: 0.6, columnCount: 2, columnGap: "32px" });
onPaper("#content > :not(:has(> [data-reading])), [data-reading] > *", { breakInside: "avoid" });
onPaper("#content > header", { display: "block", columnSpan: "all", marginInline: "0", paddingInline: "0" });
onPaper(":is(#content, [data-reading]) > :is(section, div)", {
  paddingBlock: "8px",
  marginBlock: "0",
  background: "none",
});
onPaper(":is(#content, [data-reading]) > :is(section, div) > div", { paddingInline: "0" });
onPaper(":is(#content, [data-reading]) > :is(section, div) :is(h2, dl, ol, p)", {
  marginBlock: "0 4px",
  gap: "4px 16px",
});
onPaper("#content dl", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
onPaper(":is(#content, [data-reading]) > :is(section, div) :is(dl, ol) > *, #page-opening_hours div div", {
  paddingBlock: "4px",
});
onPaper("#map :is(figure, [role='figure'])", { maxInlineSize: "300px", marginBlock: "0" });
/** The map's legend, and the reasons for a time, are in small letters. */
onPaper("#map figure ol", { columns: 2, maxInlineSize: "none", fontSize: "13px" });
onPaper("#map figure li", { paddingBlock: "1px", breakInside: "avoid" });
onPaper("#when-to-go ol ul", { fontSize: "12px", lineHeight: 1.3 });
onPaper("#when-to-go ol", { gap: "8px" });
onPaper("#when-to-go ol > li", { padding: "8px" });
