import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layout } from "../theme/tokens.ts";

export const title = style({ marginBlockEnd: vars.space.s8, fontSize: vars.size.s16 });

export const lines = style({ display: "grid", gap: vars.space.s8, maxInlineSize: layout.textWidth });

export const line = style({ display: "flex", gap: vars.space.s8 });

globalStyle(`${line} > svg`, { flex: "none", marginBlockStart: "3px", color: vars.color.action });

/** Lines that a price does not include have less weight. */
export const quiet = style({});

globalStyle(`${quiet} svg`, { color: vars.color.inkSoft });
