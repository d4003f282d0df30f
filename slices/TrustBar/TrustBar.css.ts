import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const band = style({ paddingBlock: vars.space.s24, borderBlock: `1px solid ${vars.color.line}` });

export const reasons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
  gap: `${vars.space.s16} ${vars.space.s32}`,
});

export const reason = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s12,
  overflowWrap: "anywhere",
});

/** The box is as high as the first line, so that the icon sits on it. */
export const icon = style({ display: "flex", alignItems: "center", blockSize: "1.5rem", color: vars.color.action });

export const title = style({ display: "block", fontWeight: 600, lineHeight: 1.5 });

export const text = style({
  display: "block",
  fontSize: vars.size.s14,
  lineHeight: 1.45,
  color: vars.color.inkSoft,
});
