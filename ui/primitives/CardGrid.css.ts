import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/tokens.ts";

/** Picture, title, rating, highlights, foot: a card that wants them aligned along the row takes these as its subgrid. */
const rowsOfACard = 5;

/** So few that four to a row would leave a hole: three to a row. */
const inThrees = [3, 6, 9].map((count) => `&:has(> :nth-child(${count}):last-child)`).join(", ");
const threeColumns = { selectors: { [inThrees]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } } as const;

const columns = {
  gridAutoFlow: "row",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(264px, 100%), 1fr))",
  gridAutoRows: "auto",
} as const;

const list = style({
  display: "grid",
  columnGap: vars.space.s16,
  // The gap between rows is a margin of the card: a row gap would separate a card's own rows.
  marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
  "@media": { [media.tablet]: { columnGap: vars.space.s24 } },
});

export const layout = styleVariants({
  grid: [list, columns, { "@media": { [media.desktop]: threeColumns } }],
  row: [
    list,
    {
      gridAutoFlow: "column",
      gridTemplateRows: `repeat(${rowsOfACard}, auto)`,
      gridAutoColumns: "min(80%, 300px)",
      // To the edges of the screen, so that the next card peeks in.
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
      paddingBlock: vars.space.s4,
      scrollPaddingInline: vars.space.s16,
      overflowX: "auto",
      scrollSnapType: "inline mandatory",
      scrollbarWidth: "none",
      "@media": {
        [media.tablet]: {
          ...columns,
          gridTemplateRows: "none",
          marginInline: 0,
          paddingInline: 0,
          overflowX: "visible",
        },
        [media.desktop]: threeColumns,
      },
    },
  ],
});

export const item = style({
  display: "grid",
  gridRow: `span ${rowsOfACard}`,
  gridTemplateRows: ["auto auto auto auto 1fr", "subgrid"],
  rowGap: 0,
  minInlineSize: 0,
  marginBlockEnd: vars.space.s24,
  scrollSnapAlign: "start",
});

/** A card without rows of its own takes all of them. */
globalStyle(`${item} > *`, { gridRow: "1 / -1", minInlineSize: 0 });
