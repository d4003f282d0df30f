import * as v from "valibot";
import { boolean, select } from "../../content/fields/plain.ts";
import { group } from "../../content/fields/group.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";
import { weekdays } from "./weekdays.ts";

export const schema = v.object({
  title: title(),
  timezone: text(),
  rows: group({ days: select(weekdays), opens: text(), closes: text(), last_entry: text(), closed: boolean() }),
  note: text(),
});

export type OpeningHoursFields = v.InferOutput<typeof schema>;
export type OpeningHoursRow = OpeningHoursFields["rows"][number];
