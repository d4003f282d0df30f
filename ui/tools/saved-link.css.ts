import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Leads to what is saved. It is there for those whose browser can save. */
export const link = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  minBlockSize: "44px",
  minInlineSize: "44px",
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.groundTinted },
  "@media": { "(scripting: none)": { display: "none" } },
  "@container": { "(max-width: 20.5rem)": { minInlineSize: "36px" } },
});
