import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { boolean, select } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { weekdays } from "./weekdays.ts";

export const fields = v.object({
  title: title(),
  timezone: text(),
  rows: group({ days: select(weekdays), opens: text(), closes: text(), last_entry: text(), closed: boolean() }),
  note: text(),
});

export type OpeningHoursFields = v.InferOutput<typeof fields>;

export type OpeningHoursRow = OpeningHoursFields["rows"][number];
