import { assignVars, globalStyle } from "@vanilla-extract/css";
import { toHairline } from "./brands/brand-values.ts";
import { paper } from "./brands/paper.ts";
import { vars } from "./contract.css.ts";

/** Prints a dark brand in dark on white. */
export function printOnPaper(themeClass: string): void {
  globalStyle(`.${themeClass}`, {
    "@media": {
      print: { vars: { ...assignVars(vars.color, { ...paper, line: toHairline(paper) }), [vars.scheme]: "light" } },
    },
  });
}
