import { fontStacks } from "../font-stacks.ts";
import type { Palette } from "../palette.ts";
import { tokens } from "../tokens.ts";

export interface BrandChoices {
  readonly palette: Palette;
  readonly headingFont?: string;
  readonly radius?: { readonly card: string; readonly control: string; readonly chip: string };
  /** Light unless said otherwise. */
  readonly scheme?: "light" | "dark";
  readonly shadow?: string;
  /** A CSS image, see `marks`. */
  readonly mark: string;
}

const softShadow = "0 12px 32px -8px rgb(27 25 22 / 0.22), 0 2px 6px rgb(27 25 22 / 0.08)";

/** The full set of theme values from the few a brand chooses. */
export function brandValues({ palette, headingFont, radius, scheme, shadow, mark }: BrandChoices) {
  return {
    ...tokens,
    color: { ...palette, line: `color-mix(in srgb, ${palette.ink} 12%, transparent)` },
    font: { body: fontStacks.sans, heading: headingFont ?? fontStacks.sans },
    tracking: { heading: "-0.015em" },
    radius: radius ?? tokens.radius,
    shadow: { floating: shadow ?? softShadow },
    mark,
    scheme: scheme ?? "light",
  };
}
