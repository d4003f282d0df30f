import type { Area } from "../layout.ts";
import type { Inks } from "../inks.ts";

/** One idea, drawn in its part of the poster and as far beyond as it likes. */
export type Graphic = (area: Area, inks: Inks, random: () => number) => string;
