import type { PageContext } from "../../../../renderer/index.ts";
import type { PerformanceData } from "./performance-data.ts";

/** Props that the parts of a performance's choice share. */
export interface PerformanceProps {
  readonly data: PerformanceData;
  readonly page: PageContext;
}
