import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** The picture has more room than the text. On a phone it takes the height that the text leaves. */
export const beside = style({
  "@media": {
    [media.phone]: { minBlockSize: "min(45svh, 400px)" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)", minBlockSize: "340px" },
  },
});

/** On a phone the first paragraph says enough. A tablet has room for both in smaller letters. */
globalStyle(`${beside} > :first-child p + p`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${beside} > :first-child p`, { "@media": { "(max-width: 1099px)": { fontSize: vars.size.s14 } } });

/** The picture stands on the arches, and is at least half as high as they are. */
export const building = style({
  flex: "1 0 225px",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  "@media": { [media.tablet]: { borderRadius: vars.radius.card } },
});

export const arcade = style({
  padding: `${vars.space.s4} ${vars.space.s4} 0`,
  background: vars.color.ink,
  color: vars.color.ground,
});

export const frieze = style({
  display: "flex",
  justifyContent: "space-between",
  paddingInline: vars.space.s8,
  gap: vars.space.s16,
  fontSize: vars.size.s12,
});

export const arches = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: "3px",
});

/** One day. The word for today replaces its name where there is room. */
export const arch = style({
  paddingBlock: `${vars.space.s12} ${vars.space.s4}`,
  borderRadius: "99px 99px 0 0",
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s12,
  lineHeight: 1.3,
  textAlign: "center",
  selectors: { "&[aria-current]": { background: vars.color.action, color: vars.color.actionInk } },
});

export const name = style({ fontWeight: 600 });

export const today = style({ display: "none" });

globalStyle(`[aria-current] ${today}`, { "@media": { [media.desktop]: { display: "inline" } } });
globalStyle(`[aria-current] > ${name} > :first-child`, { "@media": { [media.desktop]: { display: "none" } } });

export const time = style({ display: "block" });
