import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** A concert hall before the first note: bottle green, candlelight, gilt. */
export const palette: Palette = {
  ink: "#f6f0dd",
  inkSoft: "#c2c9b4",
  ground: "#0e231b",
  groundTinted: "#163026",
  surface: "#1b382d",
  action: "#e6c56c",
  actionInk: "#1d1703",
  actionHover: "#f3da96",
  saving: "#ffb3a1",
  assurance: "#9be0b2",
  scarcity: "#ffc46b",
  control: "#86988a",
  focus: "#fff3c9",
};

export const headingFace = "serif";

/** The f-holes of a violin and its strings. */
export const mark =
  "M11.250 1h1.500v22h-1.500zM8 4c-4 1-5 6-3 9s1 5-1 7h2.500c2-3 2.500-6 .5-9s-1-5 1-5zM16 4c4 1 5 6 3 9s-1 5 1 7h-2.500c-2-3-2.500-6-.5-9s1-5-1-5z";

export const themeClass = createTheme(
  vars,
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
