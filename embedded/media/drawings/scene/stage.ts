import type { CityLook } from "./city-looks.ts";
import type { Hour } from "./hours.ts";
import type { Tones } from "./tones.ts";

/** The tools that a motif is drawn with. The light comes from the right; a scene may be mirrored as a whole. */
export interface Stage {
  readonly tones: Tones;
  readonly look: CityLook;
  readonly hour: Hour;
  /** The scene's own row of numbers in [0, 1): its variation. */
  readonly random: () => number;
}

/** Draws on 1,600 × 1,000; what matters lies in the middle 800 × 690, which every crop shows. */
export type Motif = (stage: Stage) => string;

/** A number between two, by the scene's own chance. */
export function between({ random }: Pick<Stage, "random">, low: number, high: number): number {
  return Math.round(low + random() * (high - low));
}
