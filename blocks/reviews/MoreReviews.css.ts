import { style } from "@vanilla-extract/css";
import { vars } from "../../ui/theme/contract.css.ts";

export const more = style({ display: "grid", gap: vars.space.s8, marginBlockStart: vars.space.s24 });

export const title = style({ fontSize: vars.size.s18, fontWeight: 600 });

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s24, rowGap: vars.space.s8 });
