import type { PageContext } from "../../../renderer/index.ts";
import type { DatedData } from "./experience-data.ts";

/** What every part of a product's page renders from. */
export interface ExperienceProps {
  readonly data: DatedData;
  readonly page: PageContext;
}
