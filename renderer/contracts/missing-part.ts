import type { ReactNode } from "react";
import type { Part } from "./part.ts";
import type { PageContext } from "./page-context.ts";

/** Content of a host's not-found page below what says that there is no page. */
export interface MissingPart extends Pick<Part, "needs" | "followUp"> {
  readonly render: (page: PageContext) => ReactNode;
}
