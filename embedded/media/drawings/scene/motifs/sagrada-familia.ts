import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cross } from "../building-parts.ts";
import { people } from "../props.ts";
import type { Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** The Sagrada Família: spindles of stone with colored tips around a tower with a cross, three portals at their feet. */
export const sagradaFamilia: Motif = (stage) => {
  const { tones } = stage;
  const church = [
    spindle(tones, 0, 560, 92),
    cross(tones, 0, -552, 56),
    ...[-1, 1].map((side) => spindle(tones, side * 108, 460, 62)),
    ...[-1, 1].map((side) => spindle(tones, side * 216, 390, 58)),
    box(-300, -170, 600, 170, tones.stoneShade),
    ...[-218, -72, 72, 218].map((x, index) => spindle(tones, x, index % 3 === 0 ? 400 : 460, 54)),
    ...[-1, 1].map((side) => put(portal(tones, 96, 190), side * 190, 0)),
    put(portal(tones, 128, 250), 0, 0),
  ].join("");
  return (
    inTown(stage) +
    put(church, 800, 800, 0.95) +
    people(stage, [
      [470, 880],
      [640, 930],
      [1000, 890],
      [1120, 936],
    ])
  );
};

/** A tower like a spindle, pierced all the way up. */
function spindle(tones: Tones, x: number, height: number, half: number): string {
  const outline = `M${-half} 0C${-half * 0.96} ${-height * 0.55} ${-half * 0.56} ${-height * 0.84} -9 ${-height}`;
  const slits = repeat(7, (index) => {
    const y = -height * (0.36 + index * 0.078);
    const reach = half * (0.56 - index * 0.06);
    const down = Math.round(height * 0.045);
    return [-1, 0, 1]
      .map((column) => `M${Math.round(column * reach) - 5} ${Math.round(y)}v${-down}h10v${down}z`)
      .join("");
  });
  const tip =
    stroke(`M0${-height}v-26`, tones.paper, 8) +
    disc(0, -height - 30, 13, tones.accent) +
    disc(0, -height - 6, 12, tones.sun);
  const content =
    shape(`${outline}H9C${half * 0.56} ${-height * 0.84} ${half * 0.96} ${-height * 0.55} ${half} 0Z`, tones.stone) +
    shape(
      `${outline}H-2C${-half * 0.2} ${-height * 0.84} ${-half * 0.3} ${-height * 0.55} ${-half * 0.3} 0Z`,
      tones.stoneShade,
    ) +
    shape(slits, tones.ink) +
    tip;
  return put(content, x, 0);
}

/** A steep gable over a deep door. */
function portal(tones: Tones, half: number, height: number): string {
  return (
    shape(
      `M${-half} 0C${-half * 0.7} ${-height * 0.5} ${-half * 0.3} ${-height * 0.85} 0 ${-height}C${half * 0.3} ${-height * 0.85} ${half * 0.7} ${-height * 0.5} ${half} 0Z`,
      tones.paper,
    ) +
    shape(
      `M${-half * 0.7} 0C${-half * 0.5} ${-height * 0.4} ${-half * 0.2} ${-height * 0.62} 0 ${-height * 0.7}C${half * 0.2} ${-height * 0.62} ${half * 0.5} ${-height * 0.4} ${half * 0.7} 0Z`,
      tones.stoneShade,
    ) +
    shape(`M${-half * 0.42} 0V${-height * 0.24}Q0 ${-height * 0.52} ${half * 0.42} ${-height * 0.24}V0Z`, tones.ink) +
    disc(0, -height * 0.56, half * 0.12, tones.pane)
  );
}
