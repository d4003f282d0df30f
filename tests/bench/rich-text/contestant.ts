import type { ReactNode } from "react";

export interface Contestant {
  readonly name: string;
  /** Prepares input, outside the measured time, and returns the function that renders it. */
  readonly prepare: (size: number) => () => ReactNode;
}
