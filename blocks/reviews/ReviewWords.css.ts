import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const text = style({ margin: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const words = style({ display: "grid", gap: vars.space.s4 });

export const original = style({ color: vars.color.inkSoft, fontSize: vars.size.s14 });

globalStyle(`${original} > summary`, { minBlockSize: "24px", cursor: "pointer", overflowWrap: "anywhere" });

globalStyle(`${original} > blockquote`, { color: vars.color.ink, fontSize: vars.size.s16 });

/** Button that opens or closes the original. */
export const action = style({ fontWeight: 600, textDecoration: "underline" });

globalStyle(`${original}:not([open]) [data-close], ${original}[open] [data-open]`, { display: "none" });

/** One text is there at a time. */
globalStyle(`${original}[open] + blockquote`, { display: "none" });
