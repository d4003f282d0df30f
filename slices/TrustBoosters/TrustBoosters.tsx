import { trustBoosters } from "../../catalog/site/trust-boosters.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import type { IconName } from "../../ui/primitives/icons.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TrustBoostersFields } from "./index.ts";
import * as css from "./TrustBoosters.css.ts";

const icons: Partial<Readonly<Record<MessageKey, IconName>>> = {
  "trust.happyCustomers": "users",
  "trust.helpCenter": "life-buoy",
  "trust.authorisedReseller": "badge-check",
  "trust.authorisedPartner": "badge-check",
  "descriptors.FREE_CANCELLATION": "shield-check",
};

/** One fact alone, such as "Authorised reseller", does not reassure anyone, unless an editor wrote the slice. */
const fewest = 2;

/** Renders what the data of site and products says for them (row J19). Nothing where it says too little. */
export function TrustBoosters({ fields, id, page }: SliceProps<TrustBoostersFields>) {
  const { site, products, locale, t } = page;
  const boosters = trustBoosters(site, { hasHelpCenter: fields.help_center !== undefined, products });
  const isWritten = fields.help_center !== undefined || page.text(fields.title) !== "";
  if (boosters.length < (isWritten ? 1 : fewest)) return null;
  const count = numberFormat(formatTag(locale)).format(site.claims?.["happy-customers"]?.value ?? 0);
  return (
    <Section id={id} title={page.text(fields.title)}>
      <StyleSheet of={css} />
      <ul role="list" className={css.boosters}>
        {boosters.map((key) => (
          <li key={key} className={css.booster}>
            <Icon name={icons[key] ?? "check"} />
            {key === "trust.helpCenter" && fields.help_center ? (
              <TextLink {...page.linkTo(fields.help_center)}>{t(key)}</TextLink>
            ) : (
              t(key, { count })
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
