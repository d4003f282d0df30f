import { box, disc, repeat, round, shape } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** Beams that fan out from a bridge of lamps onto one bright spot. */
export const beams: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const [middle, foot] = [x + width / 2, y + height];
  const gap = width / 8;
  const cones = repeat(7, (index) => {
    const from = middle + (index - 3) * gap;
    const to = middle - (index - 3) * gap * (0.5 + random() * 0.9);
    const half = gap * (0.9 + random() * 0.5);
    return shape(
      `M${round(from - 14)} ${round(y + 56)}h28L${round(to + half)} ${round(foot)}H${round(to - half)}Z`,
      index % 2 === 0 ? strong : soft,
      0.42,
    );
  });
  const lamps = repeat(7, (index) => {
    const at = round(middle + (index - 3) * gap);
    return shape(`M${at - 24} ${y + 26}h48l12 44h-72z`, letters);
  });
  const spot = Math.min(width, height * 1.4) * 0.24;
  const star = `<ellipse cx="${round(middle)}" cy="${round(foot - height * 0.1)}" rx="${round(spot * 1.5)}" ry="${round(spot * 0.34)}" fill="${letters}"/>`;
  const singer =
    shape(
      `M${round(middle)} ${round(foot - height * 0.42)}L${round(middle + spot * 0.42)} ${round(foot - height * 0.1)}H${round(middle - spot * 0.42)}Z`,
      ground,
    ) + disc(middle, foot - height * 0.45, height * 0.05, ground);
  return box(x, y, width, 30, letters) + cones + lamps + star + singer;
};
