import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";

/** Sets the faces of pages in a language, in place of those of their brand. */
export function scriptFont(tag: string, family: string): void {
  globalStyle(`html:lang(${tag})`, {
    vars: { [vars.font.body]: family, [vars.font.heading]: family, [vars.font.card]: family },
  });
}
