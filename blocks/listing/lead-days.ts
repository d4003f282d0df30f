import type { DayWord } from "../../catalog/listing/listing-query.ts";
import type { PageContext } from "../../renderer/index.ts";
import { hasShowTonight } from "./has-show-tonight.ts";

/** Returns the days that the top of a page has as words: the evening in place of today where a show plays. */
export function listLeadDays(page: PageContext): readonly DayWord[] {
  return [hasShowTonight(page) ? "tonight" : "today", "tomorrow", "weekend"];
}
