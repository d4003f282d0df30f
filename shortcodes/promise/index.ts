import * as v from "valibot";
import { defineShortcode, noNeeds } from "../../renderer/index.ts";
import { promiseNames } from "../../hosts/site.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";

const message = `It names one of ${promiseNames.join(", ")}.`;

export const promise = defineShortcode({
  name: "promise",
  sentence: "A number that the site promises, from its configuration; nothing when the site promises none.",
  example: '[promise name="solution-hours"]',
  attributes: v.object({ name: v.picklist(promiseNames, message) }),
  needs: () => noNeeds,
  text: ({ name }, { site, market }) => {
    const hours = site.promises?.[name];
    return hours === undefined ? undefined : numberFormat(formatTag(market.locale)).format(hours);
  },
});
