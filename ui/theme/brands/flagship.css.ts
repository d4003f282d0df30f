import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { brandValues } from "./brand-values.ts";
import { flagshipPalette } from "./flagship.palette.ts";
import { marks } from "./marks.ts";

export const themeClass = createTheme(vars, brandValues({ palette: flagshipPalette, mark: marks.tesserae }));
