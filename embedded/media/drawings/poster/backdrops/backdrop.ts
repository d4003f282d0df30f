import type { Inks } from "../inks.ts";
import type { Area } from "../layout.ts";

/** Plain shapes behind the emblem, in their part of the poster and as far beyond as they like. */
export type Backdrop = (area: Area, inks: Inks) => string;
