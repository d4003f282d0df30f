import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { attractionPalette } from "./attraction.palette.ts";
import { brandValues } from "./brand-values.ts";
import { marks } from "./marks.ts";

/** Cut stone: corners barely rounded. */
export const themeClass = createTheme(
  vars,
  brandValues({
    palette: attractionPalette,
    radius: { card: "4px", control: "4px", chip: "4px" },
    mark: marks.arches,
  }),
);
