import { quietestSlots, type VisitSlot } from "../../../catalog/visit/quietest-slots.ts";
import { type VisitDay, visitDays } from "../../../catalog/visit/visit-days.ts";
import { addDays } from "../../../i18n/days.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { ContentFields } from "../fields.ts";
import { levelsSource } from "./levels-source.ts";
import { todayAt, joinVisitFacts } from "./join-visit-facts.ts";

/** Days from tomorrow on: of today, some hours are over. */
const ahead = 14;

/** Slots that are named. */
const maxSlots = 3;

interface WhenToGo {
  readonly days: readonly VisitDay[];
  /** At least one. */
  readonly slots: readonly VisitSlot[];
}

/** Returns the next 14 days and their quietest slots; undefined where no level with a source is known for them. */
export function whenToGo(fields: ContentFields, page: PageContext): WhenToGo | undefined {
  if (levelsSource(fields, page) === undefined) return undefined;
  const days = visitDays(new Date(addDays(todayAt(page), 1)), ahead, joinVisitFacts(fields, page));
  const slots = quietestSlots(days, maxSlots);
  return slots.length === 0 ? undefined : { days, slots };
}
