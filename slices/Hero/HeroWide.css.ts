import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** Windows wider than the picture, whose line then begins softly. */
const widest = "(min-width: 2001px)";

/** On a phone the picture is above the text, and behind it from a tablet on. */
export const wide = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space.s12,
  minBlockSize: "min(45svh, 400px)",
  "@media": {
    [media.tablet]: {
      position: "relative",
      display: "grid",
      alignItems: "center",
      minBlockSize: "clamp(280px, 22vw, 356px)",
      overflow: "hidden",
    },
  },
});

/** Below the text there is room for what runs along the lower edge of the picture. */
export const content = style({
  inlineSize: "100%",
  paddingBlockEnd: vars.space.s16,
  "@media": {
    [media.tablet]: { position: "relative", zIndex: 1, paddingBlock: `${vars.space.s16} min(4vw + 8px, 96px)` },
  },
});

/** The text is on the ground of the band, so it is readable on any picture. */
export const text = style({
  "@media": { [media.tablet]: { maxInlineSize: "min(40%, 36rem)", background: vars.color.groundTinted } },
});

export const drawing = style({
  flex: "1 0 120px",
  minBlockSize: 0,
  blockSize: 0,
  inlineSize: "100%",
  objectFit: "cover",
  objectPosition: "100% 100%",
  selectors: { "[dir=rtl] &": { objectPosition: "0 100%" } },
  "@media": {
    [media.tablet]: {
      position: "absolute",
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      blockSize: "auto",
      aspectRatio: "5 / 2",
      // Wider, it would be cut off above.
      maxInlineSize: "2000px",
    },
    [widest]: { maskImage: "linear-gradient(90deg, transparent, #000 15%)" },
  },
});

globalStyle(`[dir=rtl] ${drawing}`, {
  "@media": { [widest]: { maskImage: "linear-gradient(-90deg, transparent, #000 15%)" } },
});
