import { globalStyle, style } from "@vanilla-extract/css";
import { beside as besideHeading } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media, shortScreen } from "../../../ui/theme/tokens.ts";

const { space } = vars;

/** As wide as the page. Sections in it have their own gutters. */
export const columns = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 320px",
      maxInlineSize: `calc(${layout.pageWidth} + 2 * ${space.s32})`,
      marginInline: "auto",
      paddingInlineEnd: space.s32,
    },
    print: { display: "block", padding: 0 },
  },
});

export const reading = style({ minInlineSize: 0 });

// A heading above its text: beside it, both would be narrow.
globalStyle(`${reading} ${besideHeading}`, { "@media": { [media.desktop]: { display: "block" } } });

// A column of text begins where the sections below it do.
globalStyle(`${reading} > article > *`, { "@media": { [media.desktop]: { marginInline: 0 } } });

export const beside = style({
  display: "none",
  "@media": {
    [media.desktop]: { display: "block", paddingBlock: space.s32 },
    [`${shortScreen}, print`]: { display: "none" },
  },
});

globalStyle(`${beside} > *`, { position: "sticky", insetBlockStart: `calc(${layout.headerHeight} + ${space.s24})` });
