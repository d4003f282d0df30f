import { describeRating } from "../../catalog/review/rating.ts";
import { trustBoosters } from "../../catalog/site/trust-boosters.ts";
import type { ClaimName } from "../../hosts/site.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { ClaimProof } from "../../ui/primitives/ClaimProof.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import type { IconName } from "../../ui/primitives/icons.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TrustBoostersFields } from "./fields.ts";
import { rateSite } from "./rate-site.ts";
import * as css from "./TrustBoosters.css.ts";

const icons: Partial<Readonly<Record<MessageKey, IconName>>> = {
  "trust.happyCustomers": "users",
  "trust.helpCenter": "life-buoy",
  "trust.helpCenterAlways": "life-buoy",
  "trust.authorisedReseller": "badge-check",
  "trust.authorisedPartner": "badge-check",
  "descriptors.FREE_CANCELLATION": "shield-check",
};

/** The claims of the site that a booster repeats. */
const claimed: Partial<Readonly<Record<MessageKey, ClaimName>>> = {
  "trust.happyCustomers": "happy-customers",
  "trust.helpCenterAlways": "help-center",
};

/** One fact alone, such as "Authorised reseller", does not reassure anyone, unless an editor wrote the slice. */
const minFacts = 2;

/** Renders what the data of site and products says for them (J19). Renders nothing where it says too little. */
export function TrustBoosters({ fields, id, page }: SliceProps<TrustBoostersFields>) {
  const { site, contents } = page;
  const offer = { hasHelpCenter: fields.help_center !== undefined, products: contents.shown };
  const boosters = trustBoosters(site, offer);
  const rating = rateSite(page, page.snapshot);
  const isWritten = fields.help_center !== undefined || page.text(fields.title) !== "";
  if (rating === undefined && boosters.length < (isWritten ? 1 : minFacts)) return null;
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <ul role="list" className={css.boosters}>
        {rating && (
          <li className={css.booster}>
            <Icon name="star" />
            {describeRating(rating, page.locale, page.t)}
          </li>
        )}
        {boosters.map((key) => (
          <li key={key} className={css.booster}>
            <Icon name={icons[key] ?? "check"} />
            <Booster name={key} helpCenter={fields.help_center} page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface BoosterProps {
  readonly name: MessageKey;
  readonly helpCenter: TrustBoostersFields["help_center"];
  readonly page: PageContext;
}

/** A reason in words, which leads to the help center if it is about that. A claim is followed by its proof (X25). */
function Booster({ name, helpCenter, page: { site, locale, t, linkTo } }: BoosterProps) {
  const about = claimed[name];
  const claim = about && site.claims?.[about];
  const text = t(name, { count: numberFormat(formatTag(locale)).format(claim?.value ?? 0) });
  const isHelp = name === "trust.helpCenter" || name === "trust.helpCenterAlways";
  return (
    <>
      {isHelp && helpCenter ? <TextLink {...linkTo(helpCenter)}>{text}</TextLink> : text}
      {claim && <ClaimProof of={text} claim={claim} opener={t("trust.proof")} locale={locale} t={t} />}
    </>
  );
}
