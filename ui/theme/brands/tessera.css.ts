import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/tessera.ts";
import { brandVars } from "../contract.css.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** Warm paper, near-black ink, lapis. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#5d564d",
  groundTinted: "#f4efe6",
  surface: "#ffffff",
  actionHover: "#182f9a",
  saving: "#b3261e",
  assurance: "#1a6b40",
  scarcity: "#8a4f00",
  control: "#827a6f",
  focus: "#2340c4",
};

export const { mark } = site.look;

export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    mark,
  }),
);
