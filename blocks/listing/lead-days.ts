import type { DayWord } from "../../catalog/listing/listing-query.ts";
import type { PageContext } from "../../renderer/index.ts";
import { hasShowTonight } from "./has-show-tonight.ts";

/** Returns the words for days at the top of a page. Where a show plays tonight, the evening replaces today. */
export function listLeadDays(page: PageContext): readonly DayWord[] {
  return [hasShowTonight(page) ? "tonight" : "today", "tomorrow", "weekend"];
}
