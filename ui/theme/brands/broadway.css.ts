import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../tokens.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** A marquee under a pale New York sky: navy letters, signal red, bulbs as round corners. */
export const palette: Palette = {
  ink: "#0d1b3e",
  inkSoft: "#4a5677",
  ground: "#f1f6fd",
  groundTinted: "#dde9f9",
  surface: "#ffffff",
  action: "#c8102e",
  actionInk: "#ffffff",
  actionHover: "#9d0a22",
  saving: "#8f1250",
  assurance: "#14633a",
  scarcity: "#7d4700",
  control: "#65779c",
  focus: "#0b4fd1",
};

export const headingFace = "capitals";

/** A marquee with its bulbs. */
export const mark =
  "M3 3h18l2 11H1zM6 6v5h12V6zM3 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M9 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M15 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3M21 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 1 1 0-3";

/** All corners are round, as the bulbs are. */
export const themeClass = createTheme(
  vars,
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
