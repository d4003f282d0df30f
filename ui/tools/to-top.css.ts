import { style } from "@vanilla-extract/css";
import { bar } from "../primitives/bottom-bar.css.ts";
import { vars } from "../theme/contract.css.ts";
import { round } from "./tools.css.ts";

/** Above the bar that books, on a page that has one. It is higher on a page that goes through the months. */
export const toTop = style([
  round,
  {
    position: "fixed",
    zIndex: 5,
    insetBlockEnd: vars.space.s24,
    insetInlineEnd: vars.space.s16,
    inlineSize: "44px",
    blockSize: "44px",
    borderColor: vars.color.control,
    boxShadow: vars.shadow.floating,
    selectors: {
      "&:not([hidden])": { display: "grid", "@media": { print: { display: "none" } } },
      [`body:has(${bar}) &`]: { insetBlockEnd: "7rem" },
      "body:has([data-listicle]) &": { insetBlockEnd: "160px" },
    },
  },
]);
