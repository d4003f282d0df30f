import { box, disc, oval, put, repeat, shape } from "../../shapes.ts";
import { inTheCountry } from "../backdrops/on-land.ts";
import { wheel } from "../props.ts";
import { ridge } from "../ridge.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A car on the road to the airport, an aeroplane above. */
export const car: Motif = (stage) => {
  const { tones } = stage;
  const road =
    shape("M0 800Q800 770 1600 800V1000H0Z", tones.mid) +
    repeat(7, (index) => box(60 + index * 240, 908, 130, 12, tones.paper));
  return (
    inTheCountry(stage) +
    skyline(stage, 700, 0.7) +
    ridge(stage, 742, 16, tones.foliage) +
    road +
    put(plane(tones), between(stage, 560, 720), between(stage, 230, 300), 1, -14) +
    put(sedan(tones), between(stage, 760, 850), 862, 1.4)
  );
};

function sedan(tones: Tones): string {
  return [
    oval(0, 8, 320, 14, tones.ink, 0.35),
    shape("M-170-104C-140-176-100-190-30-190H30C90-190 130-150 164-104Z", tones.ink),
    shape("M-142-108C-118-160-92-172-28-172V-108ZM-8-172H28C76-172 106-146 132-108H-8Z", tones.pane),
    shape(
      "M-290-30C-300-84-270-106-210-110L190-112C250-108 286-92 292-40Q292-14 268-14H-266Q-288-14-290-30Z",
      tones.accent,
    ),
    shape("M-290-50H292V-40Q292-14 268-14H-266Q-288-14-290-30Z", tones.accentShade),
    box(-20, -92, 40, 8, tones.paper, 4),
    shape("M262-90q26 8 28 28h-34z", tones.sun),
    wheel(tones, -170, -14, 46),
    wheel(tones, 176, -14, 46),
  ].join("");
}

function plane(tones: Tones): string {
  return [
    shape("M-40-8L-120-120H-84L50-14Z", tones.paperShade),
    shape("M-220 4L-262-86H-222L-164-10Z", tones.accent),
    shape(
      "M-236 8C-240-14-200-26-160-26H150C210-26 244-8 244 6C244 20 200 28 150 28H-160C-210 28-230 24-236 8Z",
      tones.paper,
    ),
    shape("M-236 8C-230 24-210 28-160 28H150C200 28 244 20 244 6Z", tones.paperShade),
    shape("M-20 10L-130 118H-88L80 12Z", tones.accent),
    repeat(9, (index) => disc(-130 + index * 34, -6, 6, tones.water)),
    shape("M196-20q30 6 40 20h-46z", tones.water),
  ].join("");
}
