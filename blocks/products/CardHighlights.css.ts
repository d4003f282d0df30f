import { style } from "@vanilla-extract/css";
import { columns } from "../../ui/primitives/card-columns.ts";
import { vars } from "../../ui/theme/contract.css.ts";

/** A compact row has no room for it. */
export const list = style({
  display: "grid",
  gap: "2px",
  color: vars.color.inkSoft,
  fontSize: vars.size.s14,
  lineHeight: 1.4,
  "@container": { [columns.one]: { display: "none" } },
});

/** The mark before it has no text: a list says as much. */
export const highlight = style({
  paddingInlineStart: "1.5em",
  "::before": {
    content: ["'✓'", "'✓' / ''"],
    float: "inline-start",
    marginInlineStart: "-1.5em",
    fontWeight: 700,
  },
});

/** Free cancellation alone has a color. */
export const assurance = style([highlight, { color: vars.color.assurance }]);
