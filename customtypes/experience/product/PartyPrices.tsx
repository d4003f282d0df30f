import { firstStart } from "../../../catalog/experience/first-start.ts";
import { partyTotals } from "../../../catalog/experience/party.ts";
import { formatTravelers } from "../../../catalog/experience/traveler-words.ts";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import type { GroupPrice, Inventory, PersonPrice } from "../../../catalog/inventory/inventory.ts";
import { formatMoney } from "../../../catalog/money/money.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { PersonPrices } from "../../../blocks/products/PersonPrices.tsx";
import * as prices from "../../../blocks/products/price-table.css.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { OtherDays } from "./OtherDays.tsx";
import * as css from "./PartyPrices.css.ts";

/** Renders all-in prices of travellers, usual parties and groups at the first start (X1, P16, P17). */
export function PartyPrices({ data, page }: ExperienceProps) {
  const { product } = data;
  const start = firstStart(data);
  if (start === undefined || readSale(product, page).price === undefined) return null;
  const moment = zonedMoment({ date: start.startDate, time: start.startTime }, product.timeZone);
  const when = moment === undefined ? start.startDate : momentInZone(moment, product.timeZone, page.locale);
  return (
    <Section id="prices" title={page.t("experience.party")} intro={page.t("experience.partyFor", { moment: when })}>
      <StyleSheet of={css} />
      <StyleSheet of={prices} />
      <OtherDays data={data} page={page} />
      <div className={css.tables}>
        <Persons start={start} product={product} page={page} />
        <Parties start={start} page={page} />
        <Groups groups={start.groups} page={page} />
      </div>
    </Section>
  );
}

interface StartProps {
  readonly start: Inventory;
  readonly page: PageContext;
}

interface PersonsProps extends StartProps {
  readonly product: ExperienceProps["data"]["product"];
}

function Persons({ start: { persons }, product, page: { locale, t } }: PersonsProps) {
  if (persons.length === 0) return null;
  const priceText = ({ price }: PersonPrice) => formatMoney(price, locale);
  return <PersonPrices persons={persons} product={product} priceText={priceText} t={t} />;
}

function Parties({ start, page }: StartProps) {
  const { locale, t } = page;
  const rows = partyTotals(start).filter(({ people }) => people.length > 1 || people.some(({ count }) => count > 1));
  if (rows.length === 0) return null;
  return (
    <dl className={prices.table}>
      {rows.map(({ people, total }) => {
        const words = people.map(({ person, count }) => formatTravelers(person, count, page));
        return (
          <div key={words.join()} className={prices.row}>
            <dt>{joinTexts("items", words, t)}</dt>
            <dd className={prices.amount}>
              <bdi>{formatMoney(total, locale)}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Groups({ groups, page }: { readonly groups: readonly GroupPrice[]; readonly page: PageContext }) {
  if (groups.length === 0) return null;
  return (
    <dl className={prices.table}>
      {groups.map(({ from, to, price }) => (
        <div key={to} className={prices.row}>
          <dt>{page.t("experience.group", { from, to })}</dt>
          <dd className={prices.amount}>
            <bdi>{formatMoney(price, page.locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
