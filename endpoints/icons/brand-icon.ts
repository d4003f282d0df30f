import sharp from "sharp";
import type { Site } from "../../hosts/site.ts";
import { getBrand } from "../../ui/theme/brands/index.ts";

/** Returns the icon of a brand as SVG: its mark on its color. `corners` is their radius, of 30. */
export function iconSvg(site: Pick<Site, "name">, corners: number): string {
  const { mark, ground, ink } = getBrand(site).icon;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30">' +
    `<rect x="-3" y="-3" width="30" height="30" rx="${corners}" fill="${ground}"/>` +
    `<path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg>`
  );
}

/** Two sizes for each brand. */
const pngs = new Map<string, Promise<Buffer>>();

/** Renders an SVG as PNG of so many pixels a side, once. */
export function iconPng(svg: string, size: number): Promise<Buffer> {
  const key = `${size} ${svg}`;
  const png = pngs.get(key) ?? renderPng(svg, size);
  pngs.set(key, png);
  png.catch(() => pngs.delete(key));
  return png;
}

function renderPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 30 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Returns an ICO file of one PNG: its header, one entry, and the picture (all little-endian). */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
