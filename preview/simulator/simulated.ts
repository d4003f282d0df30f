import type { ReactNode } from "react";

/** Rendered slices, and what an editor can correct about them. */
export interface Simulated {
  readonly content: ReactNode;
  readonly findings: ReactNode;
  /** Number of findings. */
  readonly count: number;
  /** Note about them, or empty. */
  readonly note: string;
}

/** The longest slice zone that is rendered, in UTF-16 units of its JSON, and the most slices of one. */
export const maxZoneLength = 500_000;
export const maxSlices = 200;

export const tooLong = `These slices are more than ${maxZoneLength / 1000} kB: simulate fewer at once.`;

/** Renders a slice zone, as JSON, in a locale. Resolves to a sentence where it can't be rendered. */
export type RenderSlices = (json: string, locale: string) => Promise<Simulated | string>;
