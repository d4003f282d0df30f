import type { PageContext } from "../../../renderer/index.ts";
import type { DatedData } from "./experience-data.ts";

/** Props that the parts of a product's page share. */
export interface ExperienceProps {
  readonly data: DatedData;
  readonly page: PageContext;
}
