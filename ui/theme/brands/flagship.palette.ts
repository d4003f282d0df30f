import type { Palette } from "../palette.ts";

/** Warm paper, near-black ink, lapis. */
export const flagshipPalette: Palette = {
  ink: "#1b1916",
  inkSoft: "#5d564d",
  ground: "#fdfbf7",
  groundTinted: "#f4efe6",
  surface: "#ffffff",
  action: "#2340c4",
  actionInk: "#ffffff",
  actionHover: "#182f9a",
  saving: "#b3261e",
  assurance: "#1a6b40",
  scarcity: "#8a4f00",
  control: "#827a6f",
  focus: "#2340c4",
};
