import { style } from "@vanilla-extract/css";
import { theme } from "../../theme.css.ts";

export const point = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: theme.space.s8 });
