import { box, disc, repeat, round, shape, stroke } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** A face made of three round things, laughing. */
export const grin: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(width, height) * 0.46];
  const tilt = (random() - 0.5) * 30;
  const rays = repeat(18, (index) => {
    const [from, to] = [index * 20, index * 20 + 10].map((degrees) => (degrees * Math.PI) / 180);
    const far = Math.max(width, height);
    return `M${round(cx)} ${round(cy)}L${round(cx + Math.cos(from ?? 0) * far)} ${round(cy + Math.sin(from ?? 0) * far)}L${round(cx + Math.cos(to ?? 0) * far)} ${round(cy + Math.sin(to ?? 0) * far)}Z`;
  });
  const mouth = `M${round(-r * 0.66)} ${round(r * 0.06)}H${round(r * 0.66)}A${round(r * 0.66)} ${round(r * 0.66)} 0 0 1 ${round(-r * 0.66)} ${round(r * 0.06)}Z`;
  const wink = stroke(
    `M${round(r * 0.16)} ${round(-r * 0.3)}Q${round(r * 0.34)} ${round(-r * 0.52)} ${round(r * 0.52)} ${round(-r * 0.3)}`,
    ground,
    round(r * 0.09),
  );
  const face =
    disc(0, 0, r, strong) +
    shape(mouth, ground) +
    box(-r * 0.56, r * 0.06, r * 1.12, r * 0.15, letters) +
    disc(-r * 0.34, -r * 0.3, r * 0.15, ground) +
    wink;
  return (
    shape(rays, soft, 0.55) + `<g transform="translate(${round(cx)} ${round(cy)}) rotate(${round(tilt)})">${face}</g>`
  );
};
