import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { ExperienceData } from "./experience-data.ts";

/** What every part of a product's page renders from. */
export interface ExperienceProps {
  readonly data: ExperienceData;
  readonly page: PageContext;
}
