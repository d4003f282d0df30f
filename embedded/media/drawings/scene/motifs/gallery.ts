import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { people } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** A museum's room: paintings on the wall, visitors before them. */
export const gallery: Motif = (stage) => {
  const { tones } = stage;
  const boards = repeat(6, (index) => stroke(`M${index * 320} 1000L${500 + index * 120} 720`, tones.landShade, 4, 0.6));
  const paintings = [
    [300, 250, 300, 230],
    [660, 190, 280, 340],
    [1010, 250, 300, 230],
  ] as const;
  return [
    box(0, 0, 1600, 1000, tones.wall),
    shape("M0 0H1600V90H0Z", tones.paperShade),
    shape("M0 90H1600V112H0Z", tones.paper),
    ...paintings.map(([x, y, width, height], index) => put(painting(stage, width, height, index), x, y)),
    box(0, 690, 1600, 30, tones.paper),
    box(0, 720, 1600, 280, tones.land),
    boards,
    box(640, 830, 320, 26, tones.accent, 8) + box(670, 856, 18, 60, tones.ink) + box(912, 856, 18, 60, tones.ink),
    people(
      stage,
      [
        [420, 880],
        [520, 900],
        [1080, 880],
        [1190, 910],
      ],
      1.5,
    ),
  ].join("");
};

function painting(stage: Stage, width: number, height: number, index: number): string {
  const { tones } = stage;
  const horizon = Math.round(height * (0.45 + stage.random() * 0.2));
  const peak = between(stage, Math.round(width * 0.25), Math.round(width * 0.7));
  const [air, ground] = [[tones.waterLight, tones.foliage] as const, [tones.sun, tones.accentShade] as const][
    index % 2
  ] ?? [tones.waterLight, tones.foliage];
  return [
    box(-16, -16, width + 32, height + 32, tones.sun),
    box(-6, -6, width + 12, height + 12, tones.ink),
    box(0, 0, width, height, air),
    disc(Math.round(width * 0.75), Math.round(height * 0.25), 26, tones.tomato),
    shape(`M0 ${horizon}L${peak} ${Math.round(horizon * 0.45)}L${width} ${horizon}Z`, tones.hill),
    shape(`M0 ${horizon}H${width}V${height}H0Z`, ground),
    stroke(
      `M${Math.round(width * 0.4)} ${height}Q${Math.round(width * 0.6)} ${horizon + 30} ${peak} ${horizon}`,
      tones.paper,
      8,
    ),
  ].join("");
}
