import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** From a tablet on, the text has the room beside the frames. */
export const beside = style({
  "@media": {
    [media.phone]: { gap: vars.space.s8, paddingBlockEnd: vars.space.s12 },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

/** The first picture is as high as two others above each other. */
export const wall = style({
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "auto auto",
  gridAutoColumns: "auto",
  justifyContent: "center",
  alignContent: "center",
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s4,
  "@media": {
    [media.tablet]: { justifyContent: "end", paddingBlockStart: 0 },
    [media.desktop]: { gap: vars.space.s16 },
  },
});

/** A frame, and the mat between it and the picture. */
export const frame = style({
  alignSelf: "end",
  padding: "4px",
  border: `2px solid ${vars.color.ink}`,
  background: vars.color.surface,
  boxShadow: "0 4px 10px rgb(0 0 0 / 0.18)",
  "@media": { [media.desktop]: { padding: "10px", borderWidth: "4px" } },
});

/** Widths of the frames in their order, on a phone, a tablet and a desktop, px. */
const widths = [
  [88, 108, 200],
  [92, 112, 196],
  [82, 100, 184],
  [62, 74, 142],
  [66, 80, 148],
] as const;

for (const [index, [phone, tablet, desktop]] of widths.entries()) {
  globalStyle(`${wall} > :nth-child(${index + 1})`, {
    inlineSize: `${phone}px`,
    "@media": {
      [media.tablet]: { inlineSize: `${tablet}px` },
      [media.desktop]: { inlineSize: `${desktop}px` },
    },
  });
}
globalStyle(`${beside} > :first-child`, { "@media": { [media.phone]: { gap: vars.space.s8 } } });
globalStyle(`${wall} > :first-child`, { gridRow: "span 2", alignSelf: "center" });
globalStyle(`${wall} > :nth-child(2n + 3)`, { alignSelf: "start" });

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "auto", objectFit: "cover" });
