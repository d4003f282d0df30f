import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { wheel } from "../props.ts";
import { curb, tires } from "../racing.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** A kart on a track that is lined with tires. */
export const kart: Motif = (stage) => {
  const { tones } = stage;
  const walls = repeat(13, (index) => tires(tones, 20 + index * 130, 700, 2 + (index % 3 === 0 ? 1 : 0)));
  return [
    sky(stage),
    ridge(stage, 560, 40, tones.hill),
    shape("M0 600H1600V720H0Z", tones.foliage),
    walls,
    put(curb(stage), 0, 700),
    shape("M0 734H1600V1000H0Z", tones.ink),
    put(machine(stage), between(stage, 770, 830), 880, 2.1),
  ].join("");
};

/** Its wheels on 0, facing right. */
function machine({ tones }: Stage): string {
  return [
    oval(0, 4, 190, 8, tones.paper, 0.2),
    box(-150, -40, 300, 14, tones.paperShade, 6),
    shape("M-150-44L-138-92H-92L-84-44Z", tones.paper),
    shape("M40-44L96-78L168-40L160-22H40Z", tones.accent),
    shape("M-96-48L-78-122Q-60-138-36-124L-6-74L54-62V-42Z", tones.water),
    stroke("M-44-104L26-88", tones.water, 18),
    stroke("M62-42L28-98", tones.paperShade, 7),
    disc(-58, -152, 34, tones.tomato),
    shape("M-52-164H-24V-146H-48Z", tones.pane),
    wheel(tones, -112, -24, 32),
    wheel(tones, 112, -22, 28),
  ].join("");
}
