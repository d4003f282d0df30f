import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** The house lights are down: aubergine, ivory, footlight coral. */
export const palette: Palette = {
  ink: "#f8f2e8",
  inkSoft: "#c4b7b9",
  ground: "#17111b",
  groundTinted: "#221a28",
  surface: "#261d2d",
  action: "#ff9478",
  actionInk: "#2a0f0a",
  actionHover: "#ffb09a",
  saving: "#f4b6d8",
  assurance: "#8ad6a5",
  scarcity: "#f2bd5b",
  control: "#8f8192",
  focus: "#ffd9cc",
};

export const headingFace = "serif";

/** A curtain, half open. */
export const mark = "M1 1h22v3H1zM1 6h10c0 8-3.500 13-8 14v3H1zM23 6H13c0 8 3.500 13 8 14v3h2z";

export const themeClass = createTheme(
  vars,
  brandValues({
    palette,
    headingFont: fontStacks.serif,
    scheme: "dark",
    shadow: "0 16px 40px rgb(0 0 0 / 0.55)",
    mark,
  }),
);

printOnPaper(themeClass);
