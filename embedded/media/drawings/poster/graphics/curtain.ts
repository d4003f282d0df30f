import { box, disc, repeat, round, shape } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** A curtain in folds, parted on one side, and somebody's light behind it. */
export const curtain: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const count = 11;
  const part = 3 + Math.floor(random() * 5);
  const fold = width / count;
  const folds = repeat(count, (index) => {
    if (index === part) return "";
    const pull = (index < part ? -1 : 1) * fold * Math.max(0, 1.6 - Math.abs(index - part) * 0.35);
    const [left, foot] = [x + index * fold, y + height];
    const shade = index % 2 === 0 ? strong : soft;
    return shape(
      `M${round(left)} ${round(y)}H${round(left + fold + 1)}C${round(left + fold)} ${round(y + height * 0.5)} ${round(left + fold + pull * 0.3)} ${round(y + height * 0.7)} ${round(left + fold + pull)} ${round(foot)}A${round(fold / 2)} 26 0 0 1 ${round(left + pull)} ${round(foot)}C${round(left + pull * 0.3)} ${round(y + height * 0.7)} ${round(left)} ${round(y + height * 0.5)} ${round(left)} ${round(y)}Z`,
      shade,
    );
  });
  const middle = x + (part + 0.5) * fold;
  const opening = box(x, y, width, height, ground) + disc(middle, y + height * 0.66, fold * 0.95, letters);
  return opening + folds;
};
