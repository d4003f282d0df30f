import type { ReactNode } from "react";

export interface PlayerProps {
  /** What plays it, on another site. */
  readonly player: string;
  /** Where it is to be seen without us. */
  readonly url: string;
  readonly title: string;
  /** What the button that starts it is called. */
  readonly label: string;
  /** What stands in its place until it plays. */
  readonly children: ReactNode;
}
