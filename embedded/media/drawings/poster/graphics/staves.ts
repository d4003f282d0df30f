import { disc, repeat, round, stroke } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** Five lines that move like water, with notes on them. */
export const staves: Graphic = ({ x, y, width, height }, { strong, soft, letters }, random) => {
  const [swing, turn] = [height * 0.16, random() * 2];
  const level = (line: number, at: number) =>
    y + height * (0.3 + line * 0.1) + Math.sin(turn + at * 5.2) * swing * (0.5 + at * 0.7);
  const lines = repeat(5, (line) => {
    const points = Array.from(
      { length: 25 },
      (_, index) => `${round(x - 60 + (index / 24) * (width + 120))} ${round(level(line, index / 24))}`,
    );
    return stroke(`M${points.join("L")}`, line % 2 === 0 ? letters : strong, 9);
  });
  const notes = repeat(7, (index) => {
    const at = 0.09 + index * 0.135;
    const [cx, cy, r] = [x + at * width, level(Math.floor(random() * 5), at), height * 0.05];
    return (
      `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(r * 1.2)}" ry="${round(r * 0.88)}" fill="${index % 3 === 1 ? letters : strong}" transform="rotate(-20 ${round(cx)} ${round(cy)})"/>` +
      stroke(`M${round(cx + r)} ${round(cy - r * 0.3)}V${round(cy - r * 4.6)}`, index % 3 === 1 ? letters : strong, 11)
    );
  });
  return (
    disc(x + width * (0.3 + random() * 0.4), y + height * 0.45, Math.min(width, height) * 0.4, soft) + lines + notes
  );
};
