import * as v from "valibot";
import { boolean, group, select, text, title } from "../../content/fields/index.ts";
import { weekdays } from "../../blocks/sights/weekdays.ts";

export const fields = v.object({
  title: title(),
  timezone: text(),
  rows: group({ days: select(weekdays), opens: text(), closes: text(), last_entry: text(), closed: boolean() }),
  note: text(),
});

export type OpeningHoursFields = v.InferOutput<typeof fields>;

export type OpeningHoursRow = OpeningHoursFields["rows"][number];
