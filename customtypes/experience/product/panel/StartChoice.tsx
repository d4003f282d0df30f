import { formatTime } from "../../../../i18n/clock-times.ts";
import type { Inventory } from "../../../../catalog/inventory/inventory.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { startsId } from "../../../../blocks/products/panel/panel-ids.ts";
import { panelHref } from "./addresses.ts";
import * as css from "../../../../blocks/products/panel/choice.css.ts";
import type { PanelState } from "./panel-state.ts";
import * as visitors from "./visitors.css.ts";

interface StartChoiceProps {
  readonly state: PanelState;
  readonly page: PageContext;
}

/** The starts of the chosen day with what is left, each a link (F2). A day with one start has nothing to choose. */
export function StartChoice({ state, page }: StartChoiceProps) {
  const { date, starts, start, pax } = state;
  const { locale, t } = page;
  if (starts.length < 2) return null;
  return (
    <div id={startsId} tabIndex={-1} role="group" aria-label={t("booking.time")} className={css.group}>
      <p aria-hidden="true" className={css.label}>
        {t("booking.time")}
      </p>
      <ul role="list" className={visitors.starts}>
        {starts.map((each) => (
          <li key={each.startTime}>
            <a
              href={panelHref({ date, time: each.startTime, pax })}
              rel="nofollow"
              data-time={each.startTime}
              aria-current={each === start ? "true" : undefined}
              className={css.start}
            >
              <b>
                <bdi>{formatTime(each.startTime, locale)}</bdi>
              </b>
              <LeftPlaces start={each} page={page} />
            </a>
          </li>
        ))}
      </ul>
      <p data-next="time" hidden={start !== undefined} className={css.soft}>
        {t("performances.chooseStart")}
      </p>
    </div>
  );
}

/** Above so many places, a number says nothing. */
const few = 20;

function LeftPlaces({ start, page }: { readonly start: Inventory; readonly page: PageContext }) {
  const { remaining } = start.availability;
  if (remaining === undefined || remaining > few) return null;
  return <small className={css.left}>{page.t("performances.left", { n: remaining })}</small>;
}
