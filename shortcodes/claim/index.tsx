import { numberFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { defineShortcode, noNeeds } from "../../renderer/index.ts";
import { claimNames } from "../../hosts/site.ts";
import { formatTag } from "../../i18n/locales.ts";
import { ClaimProof } from "../../ui/primitives/ClaimProof.tsx";

const message = `It names one of ${claimNames.join(", ")}.`;

export const claim = defineShortcode({
  name: "claim",
  sentence:
    "A number that the site claims about itself, which opens its scope, source and date; nothing when the site claims none.",
  example: '[claim name="experiences"]',
  // A link cannot hold the button that opens the proof.
  link: true,
  attributes: v.object({ name: v.picklist(claimNames, message) }),
  needs: () => noNeeds,
  text: ({ name }, { site, market }) => {
    const claimed = site.claims?.[name];
    return claimed && numberFormat(formatTag(market.locale)).format(claimed.value);
  },
  Component: ({ attributes: { name }, context: { site, market, t }, text }) => {
    const claimed = site.claims?.[name];
    return claimed && <ClaimProof of={text} claim={claimed} opener={text} locale={market.locale} t={t} />;
  },
});
