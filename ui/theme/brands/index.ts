import type { Site } from "../../../hosts/site.ts";
import { type HeadingFace, headingFaces } from "../fonts/heading-faces.ts";
import { fontFiles } from "../tokens.ts";
import type { Palette } from "./brand-values.ts";
import { brandModules } from "./registered.ts";

export interface Brand {
  /** Goes on `<html>`. */
  readonly className: string;
  /** The css modules, for `<StyleSheet of>`: faces of headings, and the tokens. */
  readonly modules: readonly object[];
  /** For `<meta name="theme-color">`. */
  readonly themeColor: string;
  /** The path of its mark, 24 × 24, and the colors of ground and mark on an icon. */
  readonly icon: { readonly mark: string; readonly ground: string; readonly ink: string };
  /** Fonts that every page of the brand needs at once: fit for a preload. */
  readonly fonts: readonly string[];
}

/** Exports of a brand's file. */
interface BrandModule {
  readonly themeClass: string;
  readonly palette: Palette;
  readonly mark: string;
  /** The face of its headings; that of texts where it names none. */
  readonly headingFace?: keyof typeof headingFaces;
}

const brands: ReadonlyMap<string, Brand> = new Map(
  Object.entries<BrandModule>(brandModules).map(([name, module]) => [name, toBrand(module)]),
);

/** Returns the brand of a site: the file in this folder with its name. Throws if none exists. */
export function getBrand({ name }: Pick<Site, "name">): Brand {
  const brand = brands.get(name);
  if (brand === undefined) throw new Error(`The site ${name} has no brand: write ui/theme/brands/${name}.css.ts.`);
  return brand;
}

function toBrand(module: BrandModule): Brand {
  const { palette, themeClass, mark, headingFace } = module;
  const face: HeadingFace | undefined = headingFace && headingFaces[headingFace];
  return {
    className: themeClass,
    modules: [...(face ? [face.sheet] : []), module],
    themeColor: palette.ground,
    icon: { mark, ground: palette.action, ink: palette.actionInk },
    fonts: [fontFiles.sans, ...(face ? [face.file] : [])],
  };
}
