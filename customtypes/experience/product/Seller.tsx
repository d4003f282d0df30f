import { formatMoney } from "../../../catalog/money/money.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./ProductPage.css.ts";

/** Who runs it, who the contract is with, and what proves an official ticket (X3, P13). */
export function Seller({ data: { product }, page }: ExperienceProps) {
  const { t } = page;
  const rows = sellerRows({ product, page }).filter(([, value]) => value !== "");
  if (rows.length === 0) return null;
  return (
    <Section id="seller" title={t("experience.seller")}>
      <dl className={css.list}>
        {rows.map(([term, value]) => (
          <div key={term} className={css.entry}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {page.site.flagship !== true && <p className={css.soft}>{t("shell.notOfficial", { brand: page.site.brand })}</p>}
    </Section>
  );
}

function sellerRows({
  product,
  page,
}: {
  readonly product: ExperienceProps["data"]["product"];
  readonly page: PageContext;
}) {
  const { locale, t } = page;
  const { operator, contractParty, officialTicket, officialPrice } = product.facts;
  const party = contractParty && joinTexts("phrases", [contractParty.name, contractParty.address], t);
  return [
    [
      t("experience.operator"),
      operator === undefined ? "" : joinTexts("phrases", [operator.name, operator.address], t),
    ],
    [t("experience.contract"), party ?? ""],
    [t("experience.status"), traderText(contractParty?.isTrader, t)],
    [t("experience.complaints"), contractParty?.email ?? ""],
    [
      t("experience.official"),
      officialTicket === undefined
        ? ""
        : t("experience.officialProof", { ...officialTicket, date: formatDayText(officialTicket.verifiedOn, locale) }),
    ],
    [
      t("experience.officialPrice"),
      officialPrice === undefined
        ? ""
        : t("experience.priceAsOf", {
            price: formatMoney(officialPrice.amount, locale),
            date: formatDayText(officialPrice.asOf, locale),
          }),
    ],
  ] as const;
}

function traderText(isTrader: boolean | undefined, t: PageContext["t"]): string {
  return isTrader === undefined ? "" : t(isTrader ? "experience.trader" : "experience.notTrader");
}
