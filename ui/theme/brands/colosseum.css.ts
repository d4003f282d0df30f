import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/colosseum.ts";
import { brandVars } from "../contract.css.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** Travertine and terracotta. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#65554b",
  groundTinted: "#f6ebdf",
  surface: "#fffefb",
  actionHover: "#822d13",
  saving: "#8c1f4f",
  assurance: "#2a683c",
  scarcity: "#8a4f00",
  control: "#8d7767",
  focus: "#a43c1c",
};

export const { mark } = site.look;

/** Cut stone: corners barely rounded. */
export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    radius: { card: "4px", control: "4px", chip: "4px" },
    mark,
  }),
);
