import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/pitlane.ts";
import { brandVars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";
import { printOnPaper } from "../print-on-paper.css.ts";

/** Asphalt under floodlights, and the yellow of a signal board. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#b6bcc2",
  groundTinted: "#1d2024",
  surface: "#24282d",
  actionHover: "#fff08a",
  saving: "#ffa08f",
  assurance: "#86dca2",
  scarcity: "#ffb84d",
  control: "#858c94",
  focus: "#ffffff",
};

export const headingFace = "condensed";

export const { mark } = site.look;

export const themeClass = createTheme(
  brandVars,
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
