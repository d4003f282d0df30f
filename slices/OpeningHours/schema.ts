import * as v from "valibot";
import { boolean } from "../../content/fields/boolean.ts";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/select.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";
import { weekdays } from "./weekdays.ts";

export const schema = v.object({
  title: title(),
  timezone: text(),
  rows: group({ days: select(weekdays), opens: text(), closes: text(), last_entry: text(), closed: boolean() }),
  note: text(),
});

export type OpeningHoursFields = v.InferOutput<typeof schema>;
export type OpeningHoursRow = OpeningHoursFields["rows"][number];
