import { disc, repeat, round, shape } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** A moon, hills of paper and stars cut out with scissors. */
export const paperMoon: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const [r, foot] = [Math.min(width, height) * 0.3, y + height];
  const [cx, cy] = [x + width * (0.4 + random() * 0.2), y + height * 0.42];
  const stars = repeat(9, (index) => {
    const [sx, sy, s] = [
      x + width * (0.06 + ((index * 0.37 + random() * 0.1) % 0.9)),
      y + height * (0.05 + random() * 0.6),
      14 + random() * 30,
    ];
    return `M${round(sx)} ${round(sy - s)}L${round(sx + s * 0.3)} ${round(sy - s * 0.3)}L${round(sx + s)} ${round(sy)}L${round(sx + s * 0.3)} ${round(sy + s * 0.3)}L${round(sx)} ${round(sy + s)}L${round(sx - s * 0.3)} ${round(sy + s * 0.3)}L${round(sx - s)} ${round(sy)}L${round(sx - s * 0.3)} ${round(sy - s * 0.3)}Z`;
  });
  const wave = (level: number, color: string) => {
    const step = width / 6;
    const humps = repeat(6, () => `q${round(step / 2)} ${round(-step * 0.55)} ${round(step)} 0`);
    return shape(`M${round(x - 2)} ${round(foot - level)}${humps}V${round(foot + 2)}H${round(x - 2)}Z`, color);
  };
  const boat = shape(
    `M${round(cx - r * 0.7)} ${round(foot - height * 0.3)}h${round(r * 1.4)}l${round(-r * 0.3)} ${round(r * 0.42)}h${round(-r * 0.8)}zM${round(cx)} ${round(foot - height * 0.32)}v${round(-r * 0.8)}l${round(r * 0.5)} ${round(r * 0.8)}z`,
    letters,
  );
  return (
    shape(stars, letters) +
    disc(cx, cy, r, strong) +
    disc(cx + r * 0.36, cy - r * 0.16, r * 0.82, ground) +
    wave(height * 0.22, soft) +
    boat +
    wave(height * 0.1, strong)
  );
};
