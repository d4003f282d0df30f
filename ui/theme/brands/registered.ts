// Written by `npm run registry`. Do not edit.

import * as colosseum from "./colosseum.css.ts";
import * as halberg from "./halberg.css.ts";
import * as pitlane from "./pitlane.css.ts";
import * as tessera from "./tessera.css.ts";
import * as westend from "./westend.css.ts";

/** The brands of this deployment by the name of their host. */
export const brandModules = { colosseum, halberg, pitlane, tessera, westend };
