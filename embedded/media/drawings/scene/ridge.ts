import { shape } from "../shapes.ts";
import { between, type Stage } from "./stage.ts";

/** Hills in one color: a soft line around height `y`, `rise` high at most, filled to the ground. */
export function ridge(stage: Stage, y: number, rise: number, color: string): string {
  let d = `M0 ${y + between(stage, -rise, rise)}`;
  let x = 0;
  while (x < 1600) {
    const step = between(stage, 260, 420);
    const middle = x + Math.round(step / 2);
    d += `S${middle} ${y + between(stage, -rise, rise)} ${x + step} ${y + between(stage, -rise, rise)}`;
    x += step;
  }
  return shape(`${d}V1000H0Z`, color);
}

/** Mountains with a lit and a shaded side. */
export function mountains(stage: Stage, base: number, height: number, colors: readonly [string, string]): string {
  const [lit, shaded] = colors;
  const peaks = [-80, 260, 620, 980, 1330].map((x) => {
    const [top, across] = [base - between(stage, height * 0.6, height), between(stage, 250, 360)];
    const middle = x + between(stage, 90, 230);
    const right = middle + across;
    const whole = shape(`M${middle - across} ${base}L${middle} ${top}L${right} ${base}Z`, shaded);
    const [fold, foot] = [middle + 24, Math.round(top + (base - top) * 0.45)];
    return (
      whole +
      shape(`M${middle} ${top}L${right} ${base}H${middle - 40}L${fold + 20} ${foot + 60}L${fold - 30} ${foot}Z`, lit)
    );
  });
  return peaks.join("") + shape(`M0 ${base - 1}H1600V1000H0Z`, lit);
}
