import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** Asphalt under floodlights, and the yellow of a signal board. */
export const palette: Palette = {
  ink: "#f4f5f2",
  inkSoft: "#b6bcc2",
  ground: "#15171a",
  groundTinted: "#1d2024",
  surface: "#24282d",
  action: "#ffe11a",
  actionInk: "#15171a",
  actionHover: "#fff08a",
  saving: "#ffa08f",
  assurance: "#86dca2",
  scarcity: "#ffb84d",
  control: "#858c94",
  focus: "#ffffff",
};

export const headingFace = "condensed";

/** A flag of the last lap: two rows of squares on a pole. */
export const mark = "M2 1h2.500v22H2zM6 2h5v5H6zM16 2h5v5h-5zM11 7h5v5h-5zM6 12h5v5H6zM16 12h5v5h-5z";

export const themeClass = createTheme(
  vars,
  brandValues({
    palette,
    headingFont: fontStacks.condensed,
    tracking: "0",
    radius: { card: "2px", control: "2px", chip: "2px" },
    scheme: "dark",
    shadow: "0 16px 40px rgb(0 0 0 / 0.6)",
    mark,
  }),
);

printOnPaper(themeClass);
