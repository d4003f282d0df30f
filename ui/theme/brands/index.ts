import type { Site } from "../../../hosts/site.ts";
import type { Palette } from "./brand-values.ts";
import { fontFiles } from "../tokens.ts";
import * as attraction from "./attraction.css.ts";
import * as flagship from "./flagship.css.ts";
import * as theatre from "./theatre.css.ts";

export interface Brand {
  /** Goes on `<html>`. */
  readonly className: string;
  /** The css module, for `<StyleSheet of>`. */
  readonly module: object;
  /** For `<meta name="theme-color">`. */
  readonly themeColor: string;
  /** The path of its mark, 24 × 24, and the colours of ground and mark on an icon. */
  readonly icon: { readonly mark: string; readonly ground: string; readonly ink: string };
  /** Fonts that every page of the brand needs at once: fit for a preload. */
  readonly fonts: readonly string[];
}

export const brands: Readonly<Record<Site["theme"], Brand>> = {
  flagship: brand(flagship, [fontFiles.sans]),
  attraction: brand(attraction, [fontFiles.sans]),
  theatre: brand(theatre, [fontFiles.sans, fontFiles.serif]),
};

interface BrandModule {
  readonly themeClass: string;
  readonly palette: Palette;
  readonly mark: string;
}

function brand(module: BrandModule, fonts: readonly string[]): Brand {
  const { palette, themeClass, mark } = module;
  const icon = { mark, ground: palette.action, ink: palette.actionInk };
  return { className: themeClass, module, themeColor: palette.ground, icon, fonts };
}
