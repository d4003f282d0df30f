import { box, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress, people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A palace with a middle and two wings, lawns and a path in front. */
export const palace: Motif = (stage) => {
  const { tones } = stage;
  const bays = between(stage, 4, 6);
  const house = [
    ...[-1, 1].map((side) => put(wing(tones, bays), side * 330, 0)),
    box(-150, -330, 300, 330, tones.stone),
    box(-150, -330, 104, 330, tones.stoneShade),
    shape("M-170-330L0-420L170-330Z", tones.paper),
    repeat(3, (index) => shape(`M${-118 + index * 90}-190v-60a28 30 0 0 1 56 0v60Z`, tones.pane)),
    shape("M-50 0V-110a50 54 0 0 1 100 0V0Z", tones.ink),
    stroke("M0-420V-520", tones.ink, 8),
    shape("M0-520L92-492L0-464Z", tones.accent),
  ].join("");
  return [
    inTown(stage),
    put(house, 800, 740),
    shape("M0 770H1600V1000H0Z", tones.foliage),
    shape("M740 740H860L1120 1000H480Z", tones.land),
    oval(380, 860, 150, 34, tones.foliageShade),
    oval(1220, 860, 150, 34, tones.foliageShade),
    cypress(tones, 250, 850, 1.1),
    cypress(tones, 1350, 850, 1.1),
    people(stage, [
      [700, 900],
      [800, 950],
      [890, 880],
    ]),
  ].join("");
};

function wing(tones: Tones, bays: number): string {
  const gap = 340 / bays;
  const windows = repeat(bays, (index) => {
    const x = -170 + gap * (index + 0.5) - 18;
    return box(x, -220, 36, 66, tones.pane) + box(x, -100, 36, 66, tones.pane);
  });
  return (
    box(-180, -250, 360, 250, tones.stone) +
    shape("M-196-250L-160-320H160L196-250Z", tones.accentShade) +
    windows +
    box(-186, -138, 372, 10, tones.paper)
  );
}
