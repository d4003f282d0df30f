import type { Drawing } from "../write-svg.ts";
import { seed } from "../seed.ts";
import { cityLook } from "./city-looks.ts";
import type { Hour } from "./hours.ts";
import { type MotifName, motifs } from "./motifs/index.ts";
import { mixTones } from "./tones.ts";

export interface SceneFacts {
  readonly motif: MotifName;
  /** A city's code; unknown ones share a look. */
  readonly city: string;
  readonly hour: Hour;
  /** Tells two scenes with the same facts apart. */
  readonly seed: string;
}

/** Returns the color of the sky low over a city, which most of its scenes have, `#rrggbb`. */
export function sceneColor(city: string, hour: Hour): string {
  return mixTones(cityLook(city), hour).sky[2];
}

/** An illustration of what a record is about, in its city's colors. Equal facts have equal pictures. */
export function drawScene({ motif, city, hour, seed: name }: SceneFacts): Drawing {
  const random = seed(`${motif} ${city} ${name}`);
  const look = cityLook(city);
  const mirrored = random() < 0.5;
  const content = motifs[motif]({ tones: mixTones(look, hour), look, hour, random });
  return {
    width: 1600,
    height: 1000,
    label: motif.replaceAll("-", " "),
    content: mirrored ? `<g transform="matrix(-1 0 0 1 1600 0)">${content}</g>` : content,
  };
}
