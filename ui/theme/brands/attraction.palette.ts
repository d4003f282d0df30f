import type { Palette } from "../palette.ts";

/** Travertine and terracotta. */
export const attractionPalette: Palette = {
  ink: "#241a15",
  inkSoft: "#65554b",
  ground: "#fdf9f4",
  groundTinted: "#f6ebdf",
  surface: "#fffefb",
  action: "#a43c1c",
  actionInk: "#ffffff",
  actionHover: "#822d13",
  saving: "#8c1f4f",
  assurance: "#2a683c",
  scarcity: "#8a4f00",
  control: "#8d7767",
  focus: "#a43c1c",
};
