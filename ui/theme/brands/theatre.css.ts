import { createTheme } from "@vanilla-extract/css";
import { vars } from "../contract.css.ts";
import { fontStacks } from "../font-stacks.ts";
import { brandValues } from "./brand-values.ts";
import { marks } from "./marks.ts";
import { theatrePalette } from "./theatre.palette.ts";

export const themeClass = createTheme(
  vars,
  brandValues({
    palette: theatrePalette,
    headingFont: fontStacks.serif,
    scheme: "dark",
    shadow: "0 16px 40px rgb(0 0 0 / 0.55)",
    mark: marks.curtain,
  }),
);
