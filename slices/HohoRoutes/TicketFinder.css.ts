import { style } from "@vanilla-extract/css";
import { control } from "../../ui/primitives/control.css.ts";
import { size as buttonSize, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const { color, space, size, radius } = vars;

export const finder = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s32,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});

export const form = style({ display: "grid", gap: space.s16, "@media": { print: { display: "none" } } });

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  columnGap: space.s16,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBlockEnd: space.s8, fontWeight: 600 });

export const choice = style({ display: "flex", alignItems: "center", gap: space.s8, minBlockSize: "44px" });

export const last = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.s16 });

export { labeled as field } from "../../ui/primitives/control.css.ts";

export const select = style([control, { minInlineSize: "6rem" }]);

export const button = style([tone.primary, buttonSize.regular]);

export const soft = style({ color: color.inkSoft, fontSize: size.s14 });

export const results = style({ display: "grid", gap: space.s24 });

export const result = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s12,
  padding: space.s24,
  border: `2px solid ${color.action}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const name = style({ fontSize: size.s22, fontWeight: 600 });

export const tickets = style({ display: "grid" });

export const ticket = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s16,
  paddingBlock: space.s12,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const detail = style({ display: "block", fontSize: size.s14, color: color.inkSoft });

export const amount = style({ margin: 0, fontWeight: 600 });
