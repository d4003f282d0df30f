import { monthAfter } from "../../i18n/days.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { formatTag } from "../../i18n/locales.ts";
import { defineShortcode } from "../../renderer/index.ts";
import { offsetAttribute } from "../attributes/days.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";

export const month = defineShortcode({
  name: "month",
  sentence: "The name of the current month, or with an offset of the one so many months on.",
  example: '[month offset="1"]',
  attributes: v.object({ offset: offsetAttribute(), timezone: timeZoneAttribute() }),
  text: ({ offset, timezone }, context) => {
    const first = new Date(monthAfter(today(context, timezone), offset));
    const format = dateFormat(formatTag(context.market.locale), { month: "long", timeZone: "UTC" });
    return format.format(first);
  },
});
