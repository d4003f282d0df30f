import type { PageContext } from "../../../../renderer/index.ts";
import type { PerformanceData } from "./performance-data.ts";

/** What each part of the choice of a performance renders from. */
export interface PerformanceProps {
  readonly data: PerformanceData;
  readonly page: PageContext;
}
