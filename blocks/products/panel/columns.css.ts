import { style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, space } = vars;

/** On a desktop the panel stays beside all that is read, from the title on. A phone has it at the bottom of the screen. */
export const columns = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 360px",
      alignItems: "start",
      columnGap: space.s32,
      maxInlineSize: `calc(${layout.pageWidth} + 2 * ${space.s32})`,
      marginInline: "auto",
      paddingInlineEnd: space.s32,
    },
  },
});

const reading = style({ minInlineSize: 0, "@media": { [media.desktop]: { gridColumn: 1 } } });

/** Title and pictures, which a phone has before the panel. */
export const top = style([reading, { "@media": { [media.desktop]: { gridRow: 1 } } }]);

export const main = style([reading, { "@media": { [media.desktop]: { gridRow: 2 } } }]);

export const box = style([
  inner,
  {
    display: "grid",
    gap: space.s16,
    paddingBlockStart: space.s16,
    "@media": {
      [media.desktop]: {
        position: "sticky",
        insetBlockStart: `calc(${layout.headerHeight} + ${space.s16})`,
        gridColumn: 2,
        gridRow: "1 / span 2",
        inlineSize: "100%",
        marginBlockStart: space.s16,
        padding: space.s24,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
        background: color.surface,
      },
      // Zoomed in so far, what sticks would cover what is read.
      "(min-width: 1100px) and (max-height: 560px)": { position: "static" },
    },
  },
]);
