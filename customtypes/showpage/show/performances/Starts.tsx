import { startsId } from "../../../../blocks/products/panel/panel-ids.ts";
import { group, label, soft, start as startClass } from "../../../../blocks/products/panel/choice.css.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import type { PerformanceStart } from "../../../../catalog/show/performance-starts.ts";
import { isEvening } from "../../../../catalog/show/plays-tonight.ts";
import { formatTime } from "../../../../i18n/clock-times.ts";
import { choiceHref } from "./addresses.ts";
import * as css from "./Performances.css.ts";
import { bookableStart } from "./performance-data.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { SmallerParty } from "./SmallerParty.tsx";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/**
 * The starts of the chosen day with price and places left (D14, F2). A chosen time without one, or with too few, is named.
 */
export function Starts({ data, page }: PerformanceProps) {
  const { product } = data;
  const starts = data.starts ?? [];
  const { view, t } = page;
  const { time } = readView(showView, view);
  const chosen = bookableStart(product, page);
  const isMissed = time !== undefined && !starts.some((start) => start.time === time);
  return (
    <div id={startsId} tabIndex={-1} role="group" aria-label={t("booking.time")} className={`${group} ${css.choice}`}>
      <p aria-hidden="true" className={label}>
        {t("booking.time")}
      </p>
      {isMissed && <p>{t("performances.noStart", { time })}</p>}
      <SmallerParty starts={starts} page={page} />
      <ul role="list" className={css.starts}>
        {starts.map((start) => (
          <li key={start.time}>
            <Start start={start} isChosen={start.time === chosen?.time} page={page} />
          </li>
        ))}
      </ul>
      {chosen === undefined && starts.some(({ price }) => price !== undefined) && (
        <p className={soft}>{t("performances.chooseStart")}</p>
      )}
    </div>
  );
}

interface StartProps extends Pick<PerformanceProps, "page"> {
  readonly start: PerformanceStart;
  readonly isChosen: boolean;
}

function Start({ start, isChosen, page }: StartProps) {
  const { view } = page;
  const { time, price } = start;
  if (price === undefined)
    return (
      <span className={`${soft} ${css.start}`}>
        <StartText start={start} page={page} />
      </span>
    );
  const { date } = readView(showView, view);
  return (
    <a
      href={choiceHref(view, { date, time })}
      rel="nofollow"
      aria-current={isChosen ? "true" : undefined}
      className={`${startClass} ${css.start}`}
    >
      <StartText start={start} page={page} />
    </a>
  );
}

/** Time and kind of a performance, its price, and what is left. */
function StartText({ start, page }: Omit<StartProps, "isChosen">) {
  const { time, price } = start;
  const { locale, t } = page;
  return (
    <>
      <span>
        <bdi className={css.time}>{formatTime(time, locale)}</bdi>{" "}
        {t(isEvening(time) ? "performances.evening" : "performances.matinee")}
      </span>{" "}
      {price && <bdi className={css.time}>{formatMoney(price, locale)}</bdi>}{" "}
      <small className={css.left}>{placesText(start, page)}</small>
    </>
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
