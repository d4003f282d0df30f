import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/theme/contract.css.ts";
import { media } from "../../../ui/theme/tokens.ts";
import { bottomSheet } from "./sheet.css.ts";

export { head, plain } from "./sheet.css.ts";

/** From below on a phone, in the middle of a wider window. The browser hides it, so its display stays the browser's. */
export const sheet = style([
  bottomSheet,
  {
    "@media": {
      [media.tablet]: {
        inset: 0,
        inlineSize: "760px",
        margin: "auto",
        padding: vars.space.s24,
        paddingBlockStart: 0,
        borderRadius: vars.radius.card,
      },
    },
  },
]);

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  gap: vars.space.s32,
  alignItems: "start",
  marginBlockStart: vars.space.s16,
});
