import { oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A bicycle in a square. */
export const bicycle: Motif = (stage) => {
  const { tones } = stage;
  return (
    inTown(stage) +
    cypress(tones, 330, 800, 1.6) +
    cypress(tones, 1270, 800, 1.8) +
    put(machine(tones), between(stage, 780, 830), 730, 1.35)
  );
};

function machine(tones: Tones): string {
  const frame = "M-190 0L-90-150H110L0 10L-90-150M-190 0H0M110-150L92-196";
  return [
    oval(0, 122, 320, 12, tones.ink, 0.25),
    wheel(tones, -190),
    wheel(tones, 190),
    stroke(frame, tones.accent, 16),
    stroke("M100-180L190 0", tones.accent, 14),
    stroke("M-90-150L-104-190M60-206Q92-216 118-196T150-170", tones.ink, 12),
    shape("M-160-204H-60Q-70-180-110-182Q-150-180-160-204Z", tones.ink),
    stroke("M0 10L24 54M8 54H42", tones.ink, 10),
    shape("M130-190H236L220-112H146Z", tones.landShade),
    stroke("M134-166H230M140-140H226", tones.land, 6),
  ].join("");
}

function wheel(tones: Tones, x: number): string {
  const spokes = repeat(6, (index) => {
    const angle = (index * Math.PI) / 6;
    const [across, down] = [Math.round(Math.cos(angle) * 108), Math.round(Math.sin(angle) * 108)];
    return `M${x - across} ${-down}L${x + across} ${down}`;
  });
  const tire = `<circle cx="${x}" r="112" fill="none" stroke="${tones.ink}" stroke-width="14"/>`;
  return stroke(spokes, tones.paper, 3) + tire;
}
