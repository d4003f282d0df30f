import type { Crop } from "../crop.ts";

/** A part of a drawing as a file. */
export function writeSvg({ label, content }: Drawing, crop: Crop): string {
  const { left, top, width, height, outputWidth, outputHeight } = crop;
  const size = `width="${outputWidth}" height="${outputHeight}"`;
  const view = `viewBox="${left} ${top} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><title>${escapeText(label)}</title>${content}</svg>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The drawing without the `<svg>` around it, from 0,0 to its width and height. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The title, for people who read the file. */
  readonly label: string;
  readonly content: string;
}
