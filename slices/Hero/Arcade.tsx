import { formatDayHours } from "../../catalog/sight/opening-week.ts";
import { daysOfWeek, type OpeningDay } from "../../catalog/sight/point-of-interest.ts";
import { Today } from "../../blocks/sights/Today.island.tsx";
import { weekdays } from "../../blocks/sights/weekdays.ts";
import { weekdayName } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./HeroHours.css.ts";
import type { OpeningDays } from "./opening-days.ts";

interface ArcadeProps {
  readonly opening: OpeningDays;
  readonly page: PageContext;
}

/**
 * Renders a sight's hours as an arcade, an arch for each of the next days. Only the browser knows which of them is today: a
 * cached page may be older.
 */
export function Arcade({ opening: { days, lastEntry, timeZone }, page }: ArcadeProps) {
  const { t } = page;
  return (
    <Today timeZone={timeZone}>
      <div className={css.arcade}>
        <p className={css.frieze}>
          <span>{t("openingHours.title")}</span>
          {lastEntry !== undefined && (
            <span className="tabular">{t("openingHours.lastEntry", { time: lastEntry })}</span>
          )}
        </p>
        <dl className={css.arches}>
          {days.map((day) => (
            <Arch key={day.day} day={day} hasLastEntry={lastEntry === undefined} page={page} />
          ))}
        </dl>
      </div>
    </Today>
  );
}

interface ArchProps {
  readonly day: OpeningDay;
  /** Whether it says when the last entry is. */
  readonly hasLastEntry: boolean;
  readonly page: PageContext;
}

function Arch({ day, hasLastEntry, page: { t, locale } }: ArchProps) {
  const position = daysOfWeek.indexOf(day.day);
  return (
    <div className={css.arch} data-day={weekdays[position]}>
      <dt className={css.name}>
        <span>{weekdayName(position + 1, locale, "short")}</span>
        <span className={css.today}>{t("openingHours.today")}</span>
      </dt>
      <dd className="tabular">
        {day.closed ? (
          t("openingHours.closed")
        ) : (
          <>
            <span className="visually-hidden">{formatDayHours(day, t)}</span>
            {[day.opens, day.closes].map((time) => (
              <span key={time} className={css.time} aria-hidden="true">
                {time}
              </span>
            ))}
            {hasLastEntry && day.lastEntry !== undefined && t("openingHours.lastEntry", { time: day.lastEntry })}
          </>
        )}
      </dd>
    </div>
  );
}
