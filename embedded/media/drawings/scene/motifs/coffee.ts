import { box, disc, oval, put, shape, stroke } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { steam } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A cup and a pot of coffee. */
export const coffee: Motif = (stage) => {
  const { tones } = stage;
  const side = between(stage, 0, 1) === 0 ? -1 : 1;
  const [cupX, potX] = [800 + side * 190, 800 - side * 170];
  return (
    atTheTable(stage) + steam(tones, cupX, 650) + put(pot(tones), potX, 880, 1.2) + put(cup(tones), cupX, 880, 1.25)
  );
};

function cup(tones: Tones): string {
  return (
    oval(0, 4, 210, 22, tones.ink, 0.25) +
    oval(0, -8, 200, 24, tones.paper) +
    oval(0, -12, 130, 14, tones.paperShade) +
    stroke("M124-120c60-20 80 50-10 70", tones.paper, 18) +
    shape("M-140-150H140C140-60 90-16 40-14H-40C-90-16-140-60-140-150Z", tones.paper) +
    shape("M-140-150C-140-60-90-16-40-14C-80-50-100-90-100-150Z", tones.paperShade) +
    oval(0, -150, 140, 22, tones.paperShade) +
    oval(0, -149, 124, 17, tones.accentShade) +
    oval(16, -151, 58, 8, tones.land) +
    shape("M-127-96Q0-66 127-96L124-80Q0-50-124-80Z", tones.accent)
  );
}

function pot(tones: Tones): string {
  return (
    oval(0, 4, 130, 14, tones.ink, 0.3) +
    stroke("M92-300c80 0 80 130 40 160", tones.ink, 20) +
    shape("M-110 0L-72-160H72L110 0Z", tones.stoneShade) +
    shape("M20 0L10-160H72L110 0Z", tones.stone) +
    box(-80, -178, 160, 22, tones.ink, 6) +
    shape("M-70-178L-100-330L-140-350L-96-352H100L70-178Z", tones.stoneShade) +
    shape("M10-178V-352H100L70-178Z", tones.stone) +
    shape("M-100-352L0-392L100-352Z", tones.paperShade) +
    disc(0, -402, 16, tones.ink)
  );
}
