import type { DayWord } from "../../catalog/listing/listing-query.ts";
import { splitDayWord } from "../../catalog/search/split-day-word.ts";

/** Words of a search, and days of travel. */
interface DatedSearch {
  readonly q?: string | undefined;
  readonly when?: DayWord | undefined;
  readonly from?: string | undefined;
}

/** Moves a day from the words to the chosen day: `London tonight` → `London` and `tonight`. */
export function chooseDayWord<Values extends DatedSearch>(values: Values): Values {
  const { q = "", when, from } = values;
  const dated = when === undefined && from === undefined ? splitDayWord(q) : undefined;
  return dated === undefined
    ? values
    : { ...values, q: dated.words === "" ? undefined : dated.words, when: dated.when };
}
