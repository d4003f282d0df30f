import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";
import { media } from "../../ui/theme/tokens.ts";

export const people = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  columnGap: vars.space.s32,
  "@media": { [media.tablet]: { columnGap: vars.space.s48 } },
});

export const person = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  gap: vars.space.s4,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: 1.4,
});

export const role = style({ fontSize: vars.size.s14, color: vars.color.inkSoft, hyphens: "auto" });

export const name = style({ fontWeight: 600 });
