import type { Palette } from "../../ui/theme/brands/brand-values.ts";
import { toColorShare } from "../../blocks/seats/explorer/seat-paths.ts";
import { contrast, mix } from "./contrast.ts";

type ColorName = keyof Palette;

const grounds = ["ground", "groundTinted", "surface"] as const satisfies readonly ColorName[];
const fills = ["action", "actionHover"] as const satisfies readonly ColorName[];

/** Grounds of a color, and the contrast that it needs there (WCAG 2.2 AA). */
interface Use {
  readonly on: readonly ColorName[];
  readonly least: number;
}

const text: Use = { on: grounds, least: 4.5 };
/** Borders of controls and the focus ring need less contrast than text. */
const control: Use = { on: grounds, least: 3 };

/** How each color of a palette is used. Grounds are what others stand on. */
const uses: Readonly<Record<ColorName, readonly Use[]>> = {
  ink: [text],
  inkSoft: [text],
  // Badges on pictures and sold-out stamps are small, and ground on ink.
  ground: [{ on: ["ink"], least: 7 }],
  groundTinted: [],
  surface: [],
  action: [text],
  actionInk: [{ on: fills, least: 4.5 }],
  actionHover: [text],
  saving: [text],
  assurance: [text],
  scarcity: [text],
  control: [control],
  focus: [control],
};

/** The names of all colors of a palette. */
export const colorNames: readonly ColorName[] = Object.keys(uses).filter(isColor);

function isColor(name: string): name is ColorName {
  return name in uses;
}

/** Returns what to do about each pair of colors that a brand uses together and that is too similar. */
export function lowContrast(palette: Palette): readonly string[] {
  const problems = colorNames.flatMap((color) =>
    uses[color].flatMap(({ on, least }) => on.flatMap((ground) => listContrastProblems(palette, color, ground, least))),
  );
  return [...problems, ...cheapestSeatProblem(palette)];
}

/**
 * Returns a problem of the cheapest seats of a map, which have the least of the action's color. They need less contrast
 * than text.
 */
function cheapestSeatProblem({ action, surface }: Palette): readonly string[] {
  const seat = mix(action, surface, toColorShare(1, 2) / 100);
  const found = contrast(seat, surface);
  if (found >= control.least) return [];
  return [`the cheapest seat ${seat} on surface ${surface} has a contrast of ${found.toFixed(2)}: change action.`];
}

function listContrastProblems(palette: Palette, color: ColorName, ground: ColorName, least: number): readonly string[] {
  const found = contrast(palette[color], palette[ground]);
  if (found >= least) return [];
  const pair = `${color} ${palette[color]} on ${ground} ${palette[ground]}`;
  return [`${pair} has a contrast of ${found.toFixed(2)}, and needs ${least}: change one of them.`];
}
