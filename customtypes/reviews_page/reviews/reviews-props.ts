import type { ReviewPage } from "../../../catalog/review/review-page.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { Reviewed } from "./reviewed.ts";

/** Id of the list of reviews, which the links of its views lead to. */
export const listId = "reviews";

/** Props that the parts of a list of reviews share. */
export interface ReviewsProps {
  readonly reviewed: Reviewed;
  readonly reviews: ReviewPage;
  readonly page: PageContext;
}
