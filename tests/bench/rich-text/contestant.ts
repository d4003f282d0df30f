import type { ReactNode } from "react";

export interface Contestant {
  readonly name: string;
  /** What is given to `draw`, outside the time that is measured, and how that draws it. */
  readonly prepare: (size: number) => () => ReactNode;
}
