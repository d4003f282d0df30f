import { writeFileSync } from "node:fs";
import { coarseAtlas, fineAtlas } from "./outlines/atlases.ts";
import { createSheet } from "./outlines/create-sheet.ts";

/** Writes the outlines the shortcode `map` draws: Singapore, which is a dot on the rest, then the world. */
const singapore = { minX: 102.9, minY: 0.6, maxX: 104.9, maxY: 2.1 };
const world = { minX: -180, minY: -90, maxX: 180, maxY: 90 };
const outlines = {
  source: "Natural Earth (naturalearthdata.com), 1:10m and 1:50m, public domain",
  sheets: [
    createSheet(fineAtlas(), { bounds: singapore, minHeight: 60, tolerance: 0.001, precision: 1000 }),
    createSheet(coarseAtlas(), { bounds: world, minHeight: 400, tolerance: 0.025, precision: 100 }),
  ],
};
writeFileSync(new URL("../blocks/maps/outlines.json", import.meta.url), `${JSON.stringify(outlines, undefined, 2)}\n`);
