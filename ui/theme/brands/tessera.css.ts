import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** Warm paper, near-black ink, lapis. */
export const palette: Palette = {
  ink: "#1b1916",
  inkSoft: "#5d564d",
  ground: "#fdfbf7",
  groundTinted: "#f4efe6",
  surface: "#ffffff",
  action: "#2340c4",
  actionInk: "#ffffff",
  actionHover: "#182f9a",
  saving: "#b3261e",
  assurance: "#1a6b40",
  scarcity: "#8a4f00",
  control: "#827a6f",
  focus: "#2340c4",
};

/** Four tiles of a mosaic, one of them turned. */
export const mark = "M1 1h10v10H1zM13 11a10 10 0 0 1 10-10v10zM1 13h10v10H1zM13 13h10v10H13z";

export const themeClass = createTheme(
  vars,
  brandValues({
    palette,
    mark,
  }),
);
