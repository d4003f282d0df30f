// Written by `npm run registry`. Do not edit.

import * as broadway from "./broadway.css.ts";
import * as colosseum from "./colosseum.css.ts";
import * as halberg from "./halberg.css.ts";
import * as pitlane from "./pitlane.css.ts";
import * as tessera from "./tessera.css.ts";
import * as vienna from "./vienna.css.ts";
import * as westend from "./westend.css.ts";

/** The brands of this deployment by the name of their host. */
export const brandModules = { broadway, colosseum, halberg, pitlane, tessera, vienna, westend };
