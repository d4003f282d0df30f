import { assignVars, globalStyle } from "@vanilla-extract/css";
import { paper } from "./brands/paper.ts";
import { vars } from "./contract.css.ts";

/** Prints a dark brand in dark on white. */
export function printOnPaper(themeClass: string): void {
  const line = `color-mix(in srgb, ${paper.ink} 12%, transparent)`;
  globalStyle(`.${themeClass}`, {
    "@media": { print: { vars: { ...assignVars(vars.color, { ...paper, line }), [vars.scheme]: "light" } } },
  });
}
