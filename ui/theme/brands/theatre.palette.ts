import type { Palette } from "../palette.ts";

/** The house lights are down: aubergine, ivory, footlight coral. */
export const theatrePalette: Palette = {
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
