import { brandVars } from "../contract.css.ts";
import { fontStacks, tokens } from "../tokens.ts";

/** A brand's colors as six-digit hex, so that their contrast can be computed. */
export interface Palette {
  readonly ink: string;
  readonly inkSoft: string;
  readonly ground: string;
  readonly groundTinted: string;
  readonly surface: string;
  readonly action: string;
  readonly actionInk: string;
  readonly actionHover: string;
  readonly saving: string;
  readonly assurance: string;
  readonly scarcity: string;
  readonly control: string;
  readonly focus: string;
}

export interface BrandChoices {
  readonly palette: Palette;
  /** Families of the headings, by default those of texts. */
  readonly headingFont?: string;
  /** Families of the titles of cards, by default those of headings. */
  readonly cardFont?: string;
  /** Letter-spacing of headings. */
  readonly tracking?: string;
  readonly radius?: { readonly card: string; readonly control: string; readonly chip: string };
  /** Light unless said otherwise. */
  readonly scheme?: "light" | "dark";
  readonly shadow?: string;
  /** The path of a picture of 24 × 24. */
  readonly mark: string;
}

const softShadow = "0 12px 32px -8px #1b191638, 0 2px 6px #1b191614";

/** Returns all values of the theme contract from the few a brand chooses. */
export function brandValues({ palette, radius, scheme, shadow, mark, tracking, ...fonts }: BrandChoices) {
  const { headingFont = brandVars.font.body, cardFont = brandVars.font.heading } = fonts;
  return {
    color: { ...palette, line: toHairline(palette) },
    font: { body: fontStacks.sans, heading: headingFont, card: cardFont },
    tracking: { heading: tracking ?? "-0.015em" },
    radius: radius ?? tokens.radius,
    shadow: { floating: shadow ?? softShadow },
    mark: mask(mark),
    scheme: scheme ?? "light",
  };
}

/** Returns the color of hairlines: ink at 12 %. */
export const toHairline = ({ ink }: Pick<Palette, "ink">): string => `${ink}1f`;

/**
 * Returns a mask of 24 × 24 from the path of a picture; the color comes from what is masked. A quoted address may have
 * spaces, `=`, `:` and `/`, which are shorter as they are.
 */
function mask(path: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill-rule='evenodd' d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/%(?:20|3D|3A|2F)/g, decodeURIComponent)}")`;
}
