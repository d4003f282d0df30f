import type { FontName } from "./fonts.ts";

/** The faces that go with each kind of show. */
export const kinds = {
  musical: ["bebas-neue", "limelight"],
  play: ["abril-fatface", "bebas-neue"],
  comedy: ["bebas-neue", "abril-fatface"],
  opera: ["abril-fatface", "limelight"],
  ballet: ["abril-fatface", "abril-fatface"],
  cabaret: ["limelight", "limelight"],
  concert: ["bebas-neue", "abril-fatface"],
  family: ["limelight", "bebas-neue"],
} as const satisfies Record<PosterKind, readonly [FontName, FontName]>;

export const posterKinds = ["musical", "play", "comedy", "opera", "ballet", "cabaret", "concert", "family"] as const;

export type PosterKind = (typeof posterKinds)[number];
