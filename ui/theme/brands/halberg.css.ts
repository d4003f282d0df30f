import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** White walls, black ink, and nothing that competes with what hangs there. */
export const palette: Palette = {
  ink: "#111111",
  inkSoft: "#575757",
  ground: "#ffffff",
  groundTinted: "#f3f3f1",
  surface: "#ffffff",
  action: "#111111",
  actionInk: "#ffffff",
  actionHover: "#3d3d3d",
  saving: "#a3161e",
  assurance: "#1b6339",
  scarcity: "#865000",
  control: "#767676",
  focus: "#0a4fd6",
};

export const headingFace = "capitals";

/** A frame, and the picture in it. */
export const mark = "M1 1h22v22H1zM3.500 3.500v17h17v-17zM7 7h10v10H7z";

/** Corners of a frame: none is round. */
export const themeClass = createTheme(
  vars,
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
