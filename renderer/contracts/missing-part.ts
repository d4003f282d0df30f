import type { ReactNode } from "react";
import type { Part } from "./part.ts";
import type { PageContext } from "./page-context.ts";

/** Content of a host's not-found page, below its message. */
export interface MissingPart extends Pick<Part, "needs" | "followUp"> {
  readonly render: (page: PageContext) => ReactNode;
}
