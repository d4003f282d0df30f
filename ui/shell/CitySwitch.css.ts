import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../theme/tokens.ts";
import { roomy, trigger } from "./shell.css.ts";

export const opener = style([trigger, { flex: "none" }]);

/** On a phone the pin alone says enough, to eyes. */
export const name = style({
  ...visuallyHidden,
  "@container": { [roomy]: { position: "static", inlineSize: "auto", blockSize: "auto", clipPath: "none" } },
});
