import { argv } from "node:process";

/** Pictures slices for Slice Machine, or with `--pages` whole pages into `.data/shots`. Names may follow. */
await (argv[2] === "--pages" ? import("./picture-pages.ts") : import("./picture-slices.ts"));
