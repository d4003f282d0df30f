import { directions } from "../../catalog/transfer/transfer.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import { pagePath } from "../../routing/page-address.ts";
import * as css from "./AirportTransfers.css.ts";
import type { ServedAirport, TransferRequest } from "./to-transfer-request.ts";

interface Props {
  readonly request: TransferRequest;
  readonly airports: readonly ServedAirport[];
  /** `YYYY-MM-DD`: the first day to choose. */
  readonly today: string;
  /** Of the element with the offers: the page opens there. */
  readonly target: string;
  readonly page: PageContext;
}

/** As many travellers and bags as an address may have. */
const maxCount = 12;

/** Renders the flight, the travellers and their bags to choose. It works without a script. */
export function TransferForm({ request, airports, today, target, page }: Props) {
  const { t, locale, path } = page;
  return (
    <form action={`${pagePath(locale.code, path)}#${target}`} aria-label={t("transfers.title")} className={css.form}>
      <Choice
        name="airport"
        label={t("transfers.airport")}
        value={request.airport}
        options={airports.map(({ code, name }) => [code, `${name.text} (${code})`])}
      />
      <Choice
        name="way"
        label={t("transfers.way")}
        value={request.direction}
        options={directions.map((direction) => [direction, t(`transfers.${direction}`)])}
      />
      <Count name="party" from={1} value={request.people} page={page} />
      <Count name="bags" from={0} value={request.bags} page={page} />
      <label className={css.field}>
        {t("transfers.day")}
        <input
          type="date"
          name="date"
          min={today}
          defaultValue={request.date}
          className={css.control}
          autoComplete="off"
        />
      </label>
      <label className={css.field}>
        {t("transfers.time")}
        <input type="time" name="time" defaultValue={request.time} className={css.control} autoComplete="off" />
      </label>
      <button className={css.button}>{t("transfers.find")}</button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  if (options.length === 0) return null;
  return (
    <label className={css.field}>
      {label}
      <select name={name} defaultValue={value} className={css.control} autoComplete="off">
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly name: "party" | "bags";
  readonly from: number;
  readonly value: number;
  readonly page: PageContext;
}

function Count({ name, from, value, page: { t, locale } }: CountProps) {
  const number = numberFormat(formatTag(locale));
  const options = Array.from({ length: maxCount - from + 1 }, (_, index) => from + index);
  return (
    <Choice
      name={name}
      label={t(`transfers.${name}`)}
      value={`${value}`}
      options={options.map((count) => [`${count}`, number.format(count)])}
    />
  );
}
