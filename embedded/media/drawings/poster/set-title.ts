import { put, shape } from "../shapes.ts";
import type { Area } from "./layout.ts";
import { lineBreaks, weakEnds } from "./break-title.ts";
import type { FontName } from "./fonts.ts";
import { measure, outline } from "./outline.ts";

export interface TitleStyle {
  readonly font: FontName;
  readonly color: string;
  readonly align: "start" | "middle";
  /** Every line as wide as the box, as in wood type. */
  readonly justified: boolean;
}

interface Setting {
  readonly lines: readonly { readonly text: string; readonly size: number }[];
  readonly height: number;
  readonly merit: number;
}

/** Height of capitals, and of a line, at size 1. */
const metrics = {
  "abril-fatface": { capital: 0.7, leading: 0.96 },
  "bebas-neue": { capital: 0.7, leading: 0.8 },
  limelight: { capital: 0.69, leading: 0.94 },
} as const;

/** A title that is set: how high it is, and its letters from a top edge on. */
export interface SetTitle {
  readonly height: number;
  readonly at: (top: number) => string;
}

/** The title as large as its box allows. */
export function setTitle(title: string, area: Omit<Area, "y">, style: TitleStyle): SetTitle {
  const curly = title.replaceAll("'", "’");
  const text = style.font === "bebas-neue" ? curly.toUpperCase() : curly;
  const settings = lineBreaks(text).map((lines) => setLines(lines, area, style));
  const best = settings.reduce((one, other) => (other.merit > one.merit ? other : one));
  return { height: best.height, at: (top) => letters(best, area, style, top) };
}

function letters(
  { lines }: Setting,
  { x, width: across }: Omit<Area, "y">,
  { font, color, align, justified }: TitleStyle,
  top: number,
) {
  const { capital, leading } = metrics[font];
  let y = top;
  return lines
    .map(({ text, size }, index) => {
      y += index === 0 ? size * capital : size * (justified ? capital + 0.09 : leading);
      const { d, width } = outline(text, font, size);
      return put(shape(d, color), align === "middle" ? x + (across - width) / 2 : x, y);
    })
    .join("");
}

function setLines(lines: readonly string[], area: Omit<Area, "y">, { font, justified }: TitleStyle): Setting {
  const { capital, leading } = metrics[font];
  const widest = Math.max(...lines.map((line) => measure(line, font)));
  const maxSize = area.height * 0.5;
  const own = lines.map((line) => Math.min(maxSize, area.width / (justified ? measure(line, font) : widest)));
  const addHeights = (sizes: readonly number[]) =>
    sizes.reduce(
      (height, size, index) => height + size * (index === 0 ? capital : justified ? capital + 0.09 : leading),
      0,
    );
  const shrink = Math.min(1, area.height / addHeights(own));
  const sizes = own.map((size) => size * shrink);
  const filled = sizes.reduce((sum, size, index) => sum + size * measure(lines[index] ?? "", font) * size, 0);
  return {
    lines: lines.map((text, index) => ({ text, size: sizes[index] ?? 1 })),
    height: addHeights(sizes),
    merit: filled * 0.86 ** weakEnds(lines) * (Math.min(...sizes) / Math.max(...sizes)) ** 0.6,
  };
}
