import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/vienna.ts";
import { brandVars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** A concert hall before the first note: bottle green, candlelight, gilt. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#c2c9b4",
  groundTinted: "#163026",
  surface: "#1b382d",
  actionHover: "#f3da96",
  saving: "#ffb3a1",
  assurance: "#9be0b2",
  scarcity: "#ffc46b",
  control: "#86988a",
  focus: "#fff3c9",
};

export const headingFace = "serif";

export const { mark } = site.look;

export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    headingFont: fontStacks.serif,
    cardFont: fontStacks.sans,
    tracking: "0",
    radius: { card: "4px", control: "4px", chip: "4px" },
    scheme: "dark",
    shadow: "0 16px 40px rgb(0 0 0 / 0.5)",
    mark,
  }),
);

printOnPaper(themeClass);
