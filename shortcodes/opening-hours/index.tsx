import * as v from "valibot";
import { defineShortcode, type ExpandContext, need } from "../../renderer/index.ts";
import { idAttribute } from "../attributes/ids.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";
import { WeekTable } from "./WeekTable.tsx";
import { toDayOfWeek, formatDayHours, weekOn } from "../../catalog/sight/opening-week.ts";

const attributes = v.object({
  poi: idAttribute("a point of interest"),
  show: v.optional(v.picklist(["week", "today"], 'It shows "week" or "today".'), "week"),
  timezone: timeZoneAttribute(),
});

type Attributes = v.InferOutput<typeof attributes>;

export const openingHours = defineShortcode({
  name: "opening-hours",
  sentence: 'When a sight is open: its week in running text, today\'s hours alone with show="today" and in titles.',
  example: '[opening-hours poi="1" show="week"]',
  attributes,
  needs: ({ poi }) => need("pois", [{ id: poi }]),
  text: (given, context) => {
    const name = toDayOfWeek(today(context, given.timezone));
    const day = listWeek(given, context).find((known) => known.day === name);
    return day && formatDayHours(day, context.t);
  },
  Component: ({ attributes: given, context, children }) =>
    given.show === "today" ? (
      children
    ) : (
      <WeekTable week={listWeek(given, context)} locale={context.market.locale} t={context.t} />
    ),
});

function listWeek({ poi, timezone }: Attributes, context: ExpandContext) {
  return weekOn(today(context, timezone), context.snapshot.get("pois", { id: poi })?.schedules ?? []);
}
