import { formatMoney } from "../../../../catalog/money/money.ts";
import type { PerformanceStart } from "../../../../catalog/show/performance-starts.ts";
import { formatTime } from "../../../../i18n/clock-times.ts";
import { formatDayText } from "../../../../i18n/dates.ts";
import { choiceHref, choiceId } from "./addresses.ts";
import { ChosenStart } from "./ChosenStart.tsx";
import * as css from "./Performances.css.ts";
import { bookableStart } from "./performance-data.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { SmallerParty } from "./SmallerParty.tsx";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

interface StartsProps extends PerformanceProps {
  readonly starts: readonly PerformanceStart[];
}

/**
 * The starts of the chosen day with price and places left, and what comes next (D14, F2). A chosen time without one, or
 * with too few, is named.
 */
export function Starts({ starts, data, page }: StartsProps) {
  const { view, locale, t } = page;
  const { date = "", time } = readView(showView, view);
  const chosen = bookableStart(data.product, page);
  const isMissed = time !== undefined && !starts.some((start) => start.time === time);
  return (
    <>
      <h3 className={css.day}>{formatDayText(date, locale)}</h3>
      {isMissed && <p>{t("performances.noStart", { time })}</p>}
      <SmallerParty starts={starts} page={page} />
      <ul role="list" className={css.starts}>
        {starts.map((start) => (
          <li key={start.time}>
            <Start start={start} isChosen={start.time === chosen?.time} page={page} />
          </li>
        ))}
      </ul>
      {chosen?.total !== undefined && <ChosenStart time={chosen.time} total={chosen.total} data={data} page={page} />}
      {chosen === undefined && starts.some(({ price }) => price !== undefined) && (
        <p className={css.soft}>{t("performances.chooseStart")}</p>
      )}
    </>
  );
}

interface StartProps extends Pick<PerformanceProps, "page"> {
  readonly start: PerformanceStart;
  readonly isChosen: boolean;
}

function Start({ start, isChosen, page }: StartProps) {
  const { view, locale } = page;
  const { time, price } = start;
  const left = <small className={css.soft}>{placesText(start, page)}</small>;
  if (price === undefined)
    return (
      <span className={css.start}>
        <bdi>{formatTime(time, locale)}</bdi> {left}
      </span>
    );
  const { date } = readView(showView, view);
  return (
    <a
      href={choiceHref(view, { date, time }, choiceId)}
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
      className={`${css.start} ${css.open}`}
    >
      <bdi className={css.time}>{formatTime(time, locale)}</bdi> <bdi>{formatMoney(price, locale)}</bdi> {left}
    </a>
  );
}

/** Above so many places, a number says nothing. */
const few = 50;

function placesText({ availability: { kind, remaining }, price }: PerformanceStart, { t }: PerformanceProps["page"]) {
  if (kind === "CLOSED") return t("performances.soldOut");
  if (remaining !== undefined && (price === undefined || remaining <= few))
    return t("performances.left", { n: remaining });
  return t(price === undefined ? "performances.soldOut" : "performances.available");
}
