import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { brandValues, type Palette } from "./brand-values.ts";

/** Travertine and terracotta. */
export const palette: Palette = {
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

/** Two floors of arches. */
export const mark =
  "M1 23V1h22v22h-4v-5a3 3 0 0 0-6 0v5h-2v-5a3 3 0 0 0-6 0v5zM5 11h4V7.5a2 2 0 0 0-4 0zM15 11h4V7.5a2 2 0 0 0-4 0z";

/** Cut stone: corners barely rounded. */
export const themeClass = createTheme(
  vars,
  brandValues({
    palette,
    radius: { card: "4px", control: "4px", chip: "4px" },
    mark,
  }),
);
