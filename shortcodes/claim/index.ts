import { numberFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { noNeeds } from "../../catalog/snapshot/needs.ts";
import { claimNames } from "../../hosts/site.ts";
import { formatTag } from "../../i18n/locales.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";

const message = `It names one of ${claimNames.join(", ")}.`;

export const claim = defineShortcode({
  name: "claim",
  sentence:
    "A number that the site claims about itself, from its configuration with source and date; nothing when the site claims none.",
  example: '[claim name="experiences"]',
  attributes: v.object({ name: v.picklist(claimNames, message) }),
  needs: () => noNeeds,
  text: ({ name }, { site, market }) => {
    const claimed = site.claims?.[name];
    return claimed && numberFormat(formatTag(market.locale)).format(claimed.value);
  },
});
