import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

/** Scrolls alone; the page never does. */
export const box = style({
  overflowX: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

// Lines of collapsed borders would not stay with the column that does.
globalStyle(`${box} table`, { inlineSize: "100%", borderSpacing: 0, lineHeight: 1.5 });
globalStyle(`${box} :is(th, td)`, {
  minInlineSize: "6.5rem",
  padding: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  "@media": { [media.tablet]: { minInlineSize: "9rem", padding: vars.space.s16 } },
});
globalStyle(`${box} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${box} th`, { fontWeight: 600 });
globalStyle(`${box} thead th`, { background: vars.color.groundTinted });
globalStyle(`${box} tr > :first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  minInlineSize: "5.5rem",
  maxInlineSize: "40vw",
  background: vars.color.groundTinted,
  overflowWrap: "break-word",
  hyphens: "auto",
});
globalStyle(`${box} :is(ul, ol)`, { paddingInlineStart: vars.space.s16 });
globalStyle(`${box} a`, { color: vars.color.action });
