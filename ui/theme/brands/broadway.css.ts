import { createTheme } from "@vanilla-extract/css";
import site from "../../../hosts/broadway.ts";
import { brandVars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** A marquee under a pale New York sky: navy letters, signal red, bulbs as round corners. */
export const palette: Palette = {
  ...site.look.colors,
  inkSoft: "#4a5677",
  groundTinted: "#dde9f9",
  surface: "#ffffff",
  actionHover: "#9d0a22",
  saving: "#8f1250",
  assurance: "#14633a",
  scarcity: "#7d4700",
  control: "#65779c",
  focus: "#0b4fd1",
};

export const headingFace = "capitals";

export const { mark } = site.look;

/** All corners are round, as the bulbs are. */
export const themeClass = createTheme(
  brandVars,
  brandValues({
    palette,
    headingFont: fontStacks.capitals,
    cardFont: fontStacks.sans,
    tracking: "0.02em",
    radius: { card: "20px", control: "999px", chip: "999px" },
    shadow: "0 14px 36px rgb(13 27 62 / 0.18)",
    mark,
  }),
);
