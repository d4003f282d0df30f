/** Pictures slices for Slice Machine, or with `--pages` whole pages into `.data/shots`. Names may follow. */
await(process.argv[2] === "--pages" ? import("./picture-pages.ts") : import("./picture-slices.ts"));
