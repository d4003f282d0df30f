import { style } from "@vanilla-extract/css";
import { control as field, labeled } from "../../../ui/primitives/control.css.ts";
import { size, tone } from "../../../ui/primitives/links.css.ts";
import { inner as column } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, space } = vars;

export const page = style([
  column,
  { inlineSize: "100%", display: "grid", gap: space.s24, paddingBlock: `${space.s16} ${space.s48}` },
]);

export const text = style({ maxInlineSize: layout.textWidth, color: color.inkSoft });

/** Paper has the plan itself. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: space.s16,
  alignItems: "end",
  "@media": { print: { display: "none" } },
});

export { labeled as field };

export const control = style([field, { inlineSize: "100%", minInlineSize: 0 }]);

export const update = style([
  tone.secondary,
  size.regular,
  { justifySelf: "start", cursor: "pointer", "@media": { print: { display: "none" } } },
]);

export const copy = style([update, { "@media": { "(scripting: none)": { display: "none" } } }]);

export const verdict = style({ fontSize: vars.size.s18 });

/** The map is beside the time line from a tablet on. */
export const plan = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s32,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" } },
});

export const line = style({ display: "grid", "@media": { [media.tablet]: { gridColumn: 1, gridRow: 1 } } });

export const step = style({ display: "flex", gap: space.s12, breakInside: "avoid" });

export const number = style({
  flex: "none",
  display: "grid",
  placeContent: "center",
  inlineSize: "28px",
  blockSize: "28px",
  borderRadius: vars.radius.chip,
  background: color.ink,
  color: color.ground,
  fontSize: vars.size.s14,
  fontWeight: 700,
  printColorAdjust: "exact",
});

export const about = style({
  flex: "1 1 0",
  display: "grid",
  gap: space.s4,
  minInlineSize: 0,
  paddingBlockEnd: space.s24,
});

export const time = style({ fontWeight: 600 });

export const name = style({ fontSize: vars.size.s18, lineHeight: 1.4, overflowWrap: "anywhere" });

export const fact = style({ display: "flex", gap: space.s8, color: color.inkSoft, fontSize: vars.size.s14 });

/** An icon and words say it; the border shows it where colors are forced. */
export const conflict = style({
  display: "flex",
  gap: space.s8,
  paddingBlock: space.s4,
  paddingInlineStart: space.s8,
  borderInlineStart: `3px solid ${color.scarcity}`,
  color: color.scarcity,
  fontWeight: 600,
});
