import { disc, repeat, shape } from "../shapes.ts";
import { between, type Motif, type Stage } from "./stage.ts";

/** Flat bands of air, the sun or the moon, and clouds or stars. */
export const sky: Motif = (stage) => {
  const { tones, hour } = stage;
  const [zenith, high, low, horizon] = tones.sky;
  const x = between(stage, 980, 1300);
  const y = { day: between(stage, 150, 230), golden: between(stage, 380, 500), night: between(stage, 130, 210) }[hour];
  const glow = [170, 118].map((radius) => disc(x, y, radius, tones.sun, hour === "night" ? 0.06 : 0.22)).join("");
  return [
    shape("M0 0H1600V1000H0Z", zenith),
    band(stage, 150, high),
    band(stage, 300, low),
    band(stage, 450, horizon),
    hour === "night" ? stars(stage) : "",
    glow,
    disc(x, y, 72, tones.sun),
    hour === "night" ? disc(x - 26, y - 14, 62, zenith) : clouds(stage),
  ].join("");
};

function band(stage: Stage, y: number, color: string): string {
  const [left, right] = [between(stage, -26, 26), between(stage, -26, 26)];
  return shape(`M0 ${y + left}C500 ${y + right} 1100 ${y - left} 1600 ${y - right}V1000H0Z`, color);
}

function stars(stage: Stage): string {
  return repeat(34, (index) =>
    disc(between(stage, 20, 1580), between(stage, 20, 430), index % 6 === 0 ? 4 : 2, stage.tones.paper, 0.8),
  );
}

function clouds(stage: Stage): string {
  return repeat(3, (index) => {
    const [x, y, long] = [between(stage, 40, 1300), 90 + index * 95, between(stage, 190, 330)];
    const d = `M${x} ${y}h${long}a22 22 0 0 0-6-42h-${Math.round(long * 0.2)}a46 46 0 0 0-86-12a34 34 0 0 0-50 12h-30a22 22 0 0 0-8 42z`;
    return shape(d, stage.tones.paper, 0.55);
  });
}
