import { globalStyle, style } from "@vanilla-extract/css";
import { inner } from "../../../ui/primitives/Section.css.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { layout, media } from "../../../ui/theme/tokens.ts";

const { color, size, space } = vars;

export const header = style([
  inner,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s8, paddingBlock: space.s16 },
]);

export const kicker = style({ fontSize: size.s14, color: color.inkSoft });

export const title = style({
  fontSize: size.s28,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": { [media.tablet]: { fontSize: size.s36 } },
});

export const intro = style({ maxInlineSize: layout.textWidth });

export { box, columns, main, top } from "../../../blocks/products/panel/columns.css.ts";
export { phone, wide } from "../../../ui/primitives/by-device.css.ts";

const small = { fontSize: size.s14, lineHeight: 1.5 } as const;

export const allIn = style(small);

export const notes = style({ ...small, display: "grid", gap: space.s8 });

export const missed = style([inner, { display: "grid", gap: space.s8, paddingBlockEnd: space.s24 }]);

export const problem = style({ fontSize: size.s18 });

export const deadline = style({ color: color.assurance, fontWeight: 600 });

export { soft } from "../../../blocks/products/panel/choice.css.ts";

/** High enough for a finger. */
export const day = style({ display: "flex", alignItems: "center", minBlockSize: "32px" });

export const link = style({ color: color.action, fontWeight: 600, ":hover": { color: color.actionHover } });

export const keyFacts = style([inner, { paddingBlock: space.s24 }]);

export const term = style({
  display: "flex",
  alignItems: "center",
  gap: space.s8,
  color: color.inkSoft,
  fontSize: size.s14,
});

export const value = style({ margin: 0, fontWeight: 550, overflowWrap: "anywhere" });

export const pair = style({
  display: "grid",
  gap: space.s24,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const stops = style({ display: "grid", gap: space.s16, paddingInlineStart: space.s24, listStyle: "decimal" });

export const stop = style({ paddingInlineStart: space.s8 });

export const points = style({ paddingInlineStart: 0, listStyle: "none" });

export const summary = style({ fontWeight: 600, cursor: "pointer", paddingBlock: space.s4 });

export const list = style({ display: "grid", gap: space.s16 });

export const entry = style({
  display: "grid",
  gap: space.s4,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", columnGap: space.s24 } },
});

globalStyle(`${entry} > dd`, { "@media": { [media.tablet]: { gridColumn: 2 } } });
