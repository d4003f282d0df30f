import { firstStart } from "../../../catalog/experience/first-start.ts";
import { partyTotals } from "../../../catalog/experience/party.ts";
import { travellerName, travellersText } from "../../../catalog/experience/traveller-words.ts";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import type { GroupPrice, Inventory, PersonPrice } from "../../../catalog/inventory/inventory.ts";
import { formatMoney } from "../../../catalog/money/money.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { OtherDays } from "./OtherDays.tsx";
import * as css from "./PartyPrices.css.ts";

/** What travellers, usual parties and groups pay at the first start, all in (rows X1, P16 and P17). */
export function PartyPrices({ data, page }: ExperienceProps) {
  const { product } = data;
  const start = firstStart(data);
  if (start === undefined || page.sale(product).price === undefined) return null;
  const moment = zonedMoment({ date: start.startDate, time: start.startTime }, product.timeZone);
  const when = moment === undefined ? start.startDate : momentInZone(moment, product.timeZone, page.locale);
  return (
    <Section id="prices" title={page.t("experience.party")} intro={page.t("experience.partyFor", { moment: when })}>
      <StyleSheet of={css} />
      <OtherDays data={data} page={page} />
      <div className={css.tables}>
        <Persons start={start} page={page} />
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

function Persons({ start: { persons }, page }: StartProps) {
  if (persons.length === 0) return null;
  return (
    <dl className={css.table}>
      {persons.map((person) => (
        <div key={person.pax} className={css.row}>
          <dt>
            {travellerName(person, page.t)} <span className={css.soft}>{limitsText(person, page)}</span>
          </dt>
          <dd className={css.amount}>
            <bdi>{formatMoney(person.price, page.locale) || page.t("experience.free")}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Ages, and how many of them one booking takes. */
function limitsText({ ageFrom, ageTo, max }: PersonPrice, { t }: PageContext): string {
  return joinTexts(
    "phrases",
    [agesText(ageFrom, ageTo, t), max === undefined ? "" : t("experience.atMost", { n: max })],
    t,
  );
}

function agesText(from: number | undefined, to: number | undefined, t: PageContext["t"]): string {
  if (from === undefined || from === 0) return to === undefined ? "" : t("experience.agesTo", { to });
  return to === undefined || to >= 99 ? t("show.fromAge", { age: from }) : t("experience.ages", { from, to });
}

function Parties({ start, page }: StartProps) {
  const { locale, t } = page;
  const rows = partyTotals(start).filter(({ people }) => people.length > 1 || people.some(({ count }) => count > 1));
  if (rows.length === 0) return null;
  return (
    <dl className={css.table}>
      {rows.map(({ people, total }) => {
        const words = people.map(({ person, count }) => travellersText(person, count, page));
        return (
          <div key={words.join()} className={css.row}>
            <dt>{joinTexts("items", words, t)}</dt>
            <dd className={css.amount}>
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
    <dl className={css.table}>
      {groups.map(({ from, to, price }) => (
        <div key={to} className={css.row}>
          <dt>{page.t("experience.group", { from, to })}</dt>
          <dd className={css.amount}>
            <bdi>{formatMoney(price, page.locale)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
