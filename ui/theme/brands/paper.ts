import type { Palette } from "./brand-values.ts";

/** The colors of a dark brand on paper, which is white: browsers print no grounds. */
export const paper: Palette = {
  ink: "#000000",
  inkSoft: "#444444",
  ground: "#ffffff",
  groundTinted: "#f4f4f4",
  surface: "#ffffff",
  action: "#333333",
  actionInk: "#ffffff",
  actionHover: "#000000",
  saving: "#333333",
  assurance: "#333333",
  scarcity: "#333333",
  control: "#666666",
  focus: "#000000",
};
