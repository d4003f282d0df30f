import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/westend.ts";
import { brandVars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** The house lights are down: aubergine, ivory, footlight coral. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#c4b7b9",
  groundTinted: "#221a28",
  surface: "#261d2d",
  actionHover: "#ffb09a",
  saving: "#f4b6d8",
  assurance: "#8ad6a5",
  scarcity: "#f2bd5b",
  control: "#8f8192",
  focus: "#ffd9cc",
};

export const headingFace = "serif";

export const { mark } = site.look;

export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    headingFont: fontStacks.serif,
    scheme: "dark",
    shadow: "0 16px 40px rgb(0 0 0 / 0.55)",
    mark,
  }),
);

printOnPaper(themeClass);
