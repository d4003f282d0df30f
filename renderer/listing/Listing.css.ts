import { globalStyle, style } from "@vanilla-extract/css";
import { size, textLink, tone } from "../../ui/primitives/links.css.ts";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

const line = `1px solid ${vars.color.line}`;
const controlLine = `1px solid ${vars.color.control}`;

/** On a desktop the facets stand beside the results; on a phone and a tablet they are a sheet. */
export const listing = style({
  display: "grid",
  gap: vars.space.s24,
  "@media": { [media.desktop]: { gridTemplateColumns: "240px minmax(0, 1fr)", gap: vars.space.s32 } },
  selectors: { "&[aria-busy]": { opacity: 0.6 }, "&[hidden]": { display: "none" } },
});

export const controls = style({ display: "grid", gap: vars.space.s16, alignContent: "start", minInlineSize: 0 });

export const form = style({ display: "grid", gap: vars.space.s16 });

export const results = style({ minInlineSize: 0 });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });

/** What is current has a thick border, which is there in forced colours too. */
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "44px",
  minInlineSize: "44px",
  paddingInline: vars.space.s16,
  border: controlLine,
  borderRadius: vars.radius.chip,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.ink },
  selectors: {
    "&[aria-current]": { border: `2px solid ${vars.color.action}`, fontWeight: 600 },
  },
});

const row = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.s12 });

export const range = style([row]);

export const bar = style([row]);

export const field = style({ display: "grid", gap: vars.space.s4, fontSize: vars.size.s14, fontWeight: 600 });

globalStyle(`${field} > *`, {
  minBlockSize: "44px",
  paddingInline: vars.space.s8,
  border: controlLine,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  fontWeight: 400,
});

export const apply = style([tone.primary, size.regular]);

export const sheetButton = style([
  tone.secondary,
  size.regular,
  { "@media": { [media.desktop]: { display: "none" } } },
]);

export const reset = style([textLink, { paddingBlock: vars.space.s12 }]);

export const sheet = style({
  inlineSize: "min(100%, 30rem)",
  maxInlineSize: "none",
  blockSize: "100%",
  maxBlockSize: "none",
  margin: 0,
  marginInlineStart: "auto",
  padding: vars.space.s16,
  border: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  background: vars.color.surface,
  color: vars.color.ink,
  "::backdrop": { background: "rgb(0 0 0 / 0.4)" },
  "@media": {
    [media.desktop]: {
      display: "block",
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      padding: 0,
      overflow: "visible",
      background: "none",
    },
  },
});

export const sheetFoot = style({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${vars.space.s16})`,
  display: "flex",
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  background: vars.color.surface,
  "@media": { [media.desktop]: { display: "none" } },
});

export const facet = style({ margin: 0, padding: `${vars.space.s16} 0`, border: 0, borderBlockEnd: line });

globalStyle(`${facet} legend`, { padding: 0, fontWeight: 600 });

globalStyle(`${facet} label`, {
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  minBlockSize: "40px",
  overflowWrap: "anywhere",
});

globalStyle(`${facet} input`, { flex: "none", inlineSize: "20px", blockSize: "20px", accentColor: vars.color.action });

globalStyle(`${facet} small`, { color: vars.color.inkSoft });

export const count = style({ marginBlockEnd: vars.space.s16, fontSize: vars.size.s18, fontWeight: 600 });

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s16,
  marginBlockStart: vars.space.s24,
});

export const more = style([tone.secondary, size.regular]);

export const why = style({ marginBlockStart: vars.space.s24, color: vars.color.inkSoft });

globalStyle(`${why} summary`, { minBlockSize: "44px", paddingBlock: vars.space.s12, cursor: "pointer" });

globalStyle(`${why} ol`, { paddingInlineStart: vars.space.s24, marginBlockEnd: vars.space.s8, listStyle: "decimal" });

export const doors = style({ marginBlockStart: vars.space.s32 });

globalStyle(`${doors} li`, { paddingBlock: vars.space.s8, borderBlockEnd: line });
