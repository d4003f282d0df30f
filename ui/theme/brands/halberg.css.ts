import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/halberg.ts";
import { brandVars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** White walls, black ink, and nothing that competes with what hangs there. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#575757",
  groundTinted: "#f3f3f1",
  surface: "#ffffff",
  actionHover: "#3d3d3d",
  saving: "#a3161e",
  assurance: "#1b6339",
  scarcity: "#865000",
  control: "#767676",
  focus: "#0a4fd6",
};

export const headingFace = "capitals";

export const { mark } = site.look;

/** Corners of a frame: none is round. */
export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    headingFont: fontStacks.capitals,
    cardFont: fontStacks.sans,
    tracking: "0.01em",
    radius: { card: "0", control: "0", chip: "0" },
    shadow: "0 0 0 1px #111111",
    mark,
  }),
);
