// Written by `npm run registry`. Do not edit.

import broadway from "./broadway.ts";
import colosseum from "./colosseum.ts";
import halberg from "./halberg.ts";
import pitlane from "./pitlane.ts";
import tessera from "./tessera.ts";
import vienna from "./vienna.ts";
import westend from "./westend.ts";
import type { Site } from "./site.ts";

/** The branded hosts of this deployment. A request for any other host is refused before any upstream call. */
export const sites: readonly Site[] = [broadway, colosseum, halberg, pitlane, tessera, vienna, westend];
