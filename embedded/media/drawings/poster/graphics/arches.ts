import { disc, repeat, round, shape } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** Arches behind arches, as a house with boxes; one figure in the light. */
export const arches: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const [cx, foot] = [x + width / 2, y + height];
  const across = Math.min(width, height * 1.05);
  const rings = repeat(6, (index) => {
    const half = (across / 2) * (1 - index * 0.15);
    const top = Math.max(foot - height, foot - half * 2.1);
    return shape(
      `M${round(cx - half)} ${round(foot)}V${round(top + half)}A${round(half)} ${round(half)} 0 0 1 ${round(cx + half)} ${round(top + half)}V${round(foot)}Z`,
      [soft, ground, strong][index % 3] ?? soft,
    );
  });
  const tall = across * 0.14;
  const at = cx + (random() - 0.5) * across * 0.06;
  const figure =
    shape(
      `M${round(at)} ${round(foot - tall)}L${round(at + tall * 0.44)} ${round(foot)}H${round(at - tall * 0.44)}Z`,
      letters,
    ) + disc(at, foot - tall * 1.06, tall * 0.17, letters);
  return rings + figure;
};
