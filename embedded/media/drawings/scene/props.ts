import { disc, oval, put, shape, stroke } from "../shapes.ts";
import type { Stage } from "./stage.ts";
import type { Tones } from "./tones.ts";

/** A person seen from afar, feet on `y`, 100 units high at scale 1. */
function person({ ink, skin }: Tones, coat: string, x: number, y: number, scale = 1): string {
  const body =
    shape("M-17 0L-14-52Q-14-76 0-76Q14-76 14-52L17 0H4L0-34L-4 0Z", ink) +
    shape("M-17-26L-14-56Q-12-77 0-77Q12-77 14-56L17-26Z", coat);
  return oval(x - 8 * scale, y, 26 * scale, 5 * scale, ink, 0.25) + put(body + disc(0, -88, 11, skin), x, y, scale);
}

/** A crowd along a line: always in the city's own two colors and white. */
export function people(
  { tones, random }: Stage,
  places: readonly (readonly [x: number, y: number])[],
  scale = 1,
): string {
  const coats = [tones.accent, tones.paper, tones.water];
  return places
    .map(([x, y], index) => person(tones, coats[index % 3] ?? tones.ink, x + random() * 50 - 25, y, scale))
    .join("");
}

export function birds({ ink }: Tones, x: number, y: number): string {
  return [
    [0, 0],
    [58, -26],
    [104, 14],
    [150, -10],
  ]
    .map(([dx = 0, dy = 0]) => stroke(`M${x + dx} ${y + dy}q12-14 20 0q8-14 20 0`, ink, 4, 0.7))
    .join("");
}

export function wheel({ ink, paperShade }: Tones, x: number, y: number, radius: number): string {
  return disc(x, y, radius, ink) + disc(x, y, radius * 0.48, paperShade) + disc(x, y, radius * 0.16, ink);
}
