import { disc, oval, put, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress, people, wheel } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A scooter parked in a square. */
export const scooter: Motif = (stage) => {
  const { tones } = stage;
  return (
    inTown(stage) +
    cypress(tones, 330, 800, 1.7) +
    cypress(tones, 1290, 790, 1.4) +
    put(machine(tones), between(stage, 770, 840), 880, 1.45) +
    people(
      stage,
      [
        [520, 800],
        [1160, 806],
      ],
      1.1,
    )
  );
};

function machine(tones: Tones): string {
  return [
    oval(0, 6, 260, 12, tones.ink, 0.3),
    wheel(tones, -150, -48, 50),
    wheel(tones, 160, -48, 50),
    stroke("M160-60L112-270M80-290L150-268", tones.ink, 14),
    shape("M150-90L120-240L92-236L86-110Q76-80 30-80H-40V-54H90Q140-56 150-90Z", tones.accent),
    shape("M-230-70C-220-160-150-190-60-186L-20-180V-54H-80A70 70 0 0 0-210-56Z", tones.accent),
    shape("M-230-70C-226-110-206-140-170-160C-130-130-90-110-20-110V-54H-80A70 70 0 0 0-210-56Z", tones.accentShade),
    shape("M-196-192Q-100-226-16-196L-24-176Q-110-196-190-172Z", tones.ink),
    disc(126, -250, 20, tones.sun),
    disc(62, -306, 14, tones.paper),
    stroke("M80-290L66-304", tones.ink, 5),
  ].join("");
}
