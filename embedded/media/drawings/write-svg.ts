import type { Crop } from "../crop.ts";

/** A part of a drawing as a file. */
export function writeSvg({ label, content }: Drawing, crop: Crop): string {
  const { left, top, width, height, outputWidth, outputHeight } = crop;
  const size = `width="${outputWidth}" height="${outputHeight}"`;
  const view = `viewBox="${left} ${top} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><title>${escapeText(label)}</title>${content}</svg>`;
}

/** All of a drawing as a file. */
export function writeWholeSvg(drawing: Drawing): string {
  const { width, height } = drawing;
  return writeSvg(drawing, { left: 0, top: 0, width, height, outputWidth: width, outputHeight: height });
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The drawing without the `<svg>` around it, from 0,0 to its width and height. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** From 0 to 1; a crop has it as near to its middle as the edges allow. In the middle by default. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** The title, for people who read the file. */
  readonly label: string;
  readonly content: string;
}
