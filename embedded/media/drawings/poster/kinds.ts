import { beams } from "./graphics/beams.ts";
import { curtain } from "./graphics/curtain.ts";
import { grin } from "./graphics/grin.ts";
import { arches } from "./graphics/arches.ts";
import { petals } from "./graphics/petals.ts";
import { fans } from "./graphics/fans.ts";
import { staves } from "./graphics/staves.ts";
import { paperMoon } from "./graphics/paper-moon.ts";
import type { Graphic } from "./graphics/graphic.ts";
import type { FontName } from "./fonts.ts";

/** The graphic ideas for each kind of show, and the faces that go with it. */
export const kinds = {
  musical: { graphics: [beams, fans], fonts: ["bebas-neue", "limelight"] },
  play: { graphics: [curtain, arches, paperMoon], fonts: ["abril-fatface", "bebas-neue"] },
  comedy: { graphics: [grin, grin], fonts: ["bebas-neue", "abril-fatface"] },
  opera: { graphics: [arches, curtain], fonts: ["abril-fatface", "limelight"] },
  ballet: { graphics: [petals, petals], fonts: ["abril-fatface", "abril-fatface"] },
  cabaret: { graphics: [fans, fans], fonts: ["limelight", "limelight"] },
  concert: { graphics: [staves, staves], fonts: ["bebas-neue", "abril-fatface"] },
  family: { graphics: [paperMoon, paperMoon], fonts: ["limelight", "bebas-neue"] },
} as const satisfies Record<
  PosterKind,
  { graphics: readonly [Graphic, ...Graphic[]]; fonts: readonly [FontName, FontName] }
>;

export const posterKinds = ["musical", "play", "comedy", "opera", "ballet", "cabaret", "concert", "family"] as const;

export type PosterKind = (typeof posterKinds)[number];
