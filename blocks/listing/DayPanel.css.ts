import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, radius, space } = vars;

/** A window in which a half, above or below the chip, has room for the months. */
const isHigh = `${media.tablet} and (min-height: 600px)`;

/** Browsers that place a popover at what opened it. */
const placing = "(position-area: block-end span-inline-end)";

/**
 * A part of the page, or a popover. On a phone it is a sheet from below, and in a wider window it is below its chip. The
 * browser hides a popover, so its display stays the browser's.
 */
export const panel = style({
  marginBlockStart: space.s12,
  padding: space.s16,
  paddingBlockStart: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  scrollMarginBlockStart: space.s64,
  // A day that has the focus is not below the first line.
  scrollPaddingBlockStart: space.s96,
  selectors: {
    "&[popover]": {
      inset: "auto 0 0",
      inlineSize: "100%",
      maxBlockSize: "85%",
      margin: 0,
      border: 0,
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      overscrollBehavior: "contain",
    },
    "&[popover]::backdrop": { background: "rgb(0 0 0 / 0.4)" },
  },
  "@media": {
    [media.tablet]: {
      padding: space.s24,
      paddingBlockStart: 0,
      selectors: {
        "&[popover]": {
          inset: 0,
          inlineSize: `min(784px, 100vw - 2 * ${space.s16})`,
          maxBlockSize: "min(85%, 560px)",
          margin: "auto",
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
          boxShadow: vars.shadow.floating,
        },
        "&[popover]::backdrop": { background: "none" },
      },
    },
  },
  "@supports": {
    [placing]: {
      "@media": {
        [isHigh]: {
          selectors: {
            "&[popover]": {
              inset: "auto",
              minBlockSize: "min(400px, 45vh)",
              maxBlockSize: `min(100% - 2 * ${space.s4}, 560px)`,
              margin: `${space.s4} 0`,
              marginInlineEnd: space.s16,
              positionArea: "block-end span-inline-end",
              positionTryFallbacks: "flip-block",
            },
          },
        },
      },
    },
  },
});

/** The first line, which stays while the months are scrolled. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s16,
  paddingBlock: space.s8,
  background: color.surface,
});

export const hint = style({ fontSize: vars.size.s18, fontWeight: 600 });

export const close = style({
  flex: "none",
  display: "grid",
  placeContent: "center",
  inlineSize: "44px",
  blockSize: "44px",
  color: "inherit",
});

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  gap: space.s32,
  alignItems: "start",
  marginBlockStart: space.s8,
});

globalStyle(`${months} a[data-between]`, { background: color.groundTinted });
