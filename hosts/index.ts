// Written by `npm run registry`. Do not edit.

import colosseum from "./colosseum.ts";
import halberg from "./halberg.ts";
import pitlane from "./pitlane.ts";
import tessera from "./tessera.ts";
import westend from "./westend.ts";
import type { Site } from "./site.ts";

/** The branded hosts of this deployment. A request for any other host is refused before any upstream call. */
export const sites: readonly Site[] = [colosseum, halberg, pitlane, tessera, westend];
