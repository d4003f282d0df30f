import { globalStyle, style } from "@vanilla-extract/css";
import { weekdays } from "../../blocks/sights/weekdays.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media, visuallyHidden } from "../../ui/theme/tokens.ts";

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

/** The picture stands on the arches. */
export const building = style({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  "@media": { [media.tablet]: { borderRadius: vars.radius.card } },
});

export const photograph = style({
  flex: "1 0 68px",
  minBlockSize: 0,
  blockSize: 0,
  inlineSize: "100%",
  objectFit: "cover",
});

export const arcade = style({
  padding: `${vars.space.s4} ${vars.space.s4} 0`,
  background: vars.color.ink,
  color: vars.color.ground,
  "@media": { [media.desktop]: { paddingInline: vars.space.s16 } },
});

export const frieze = style({
  display: "flex",
  justifyContent: "space-between",
  paddingInline: vars.space.s8,
  gap: vars.space.s16,
  fontSize: vars.size.s12,
  lineHeight: 1.5,
});

export const arches = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: "3px",
  "@media": { [media.desktop]: { gap: vars.space.s12, marginBlockStart: vars.space.s4 } },
});

/** One day. Its name gives way to the word for today where there is room for both. */
export const arch = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  paddingBlock: `${vars.space.s12} ${vars.space.s4}`,
  borderRadius: "99px 99px 0 0",
  background: `var(--arch, ${vars.color.surface})`,
  color: `var(--arch-ink, ${vars.color.ink})`,
  fontSize: vars.size.s12,
  lineHeight: 1.3,
  textAlign: "center",
});

export const name = style({
  fontWeight: 600,
  "@media": { [media.desktop]: { display: "var(--name, inline)" } },
});

export const today = style({
  display: "var(--today, none)",
  fontWeight: 600,
  "@media": { "(max-width: 1099px)": visuallyHidden },
});

/** What the two times say together. */
export const inWords = style(visuallyHidden);

export const time = style({ display: "block" });

globalStyle(weekdays.map((day) => `[data-today="${day}"] [data-day="${day}"]`).join(), {
  vars: {
    "--arch": vars.color.action,
    "--arch-ink": vars.color.actionInk,
    "--name": "none",
    "--today": "inline",
  },
});
