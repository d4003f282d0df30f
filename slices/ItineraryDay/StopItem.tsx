import { estimateWalk } from "../../catalog/place/walk.ts";
import { formatDuration } from "../../catalog/product/product-duration.ts";
import { pickLanguage } from "../../i18n/localized-text.ts";
import type { PageContext } from "../../renderer/index.ts";
import { distanceText } from "../../blocks/maps/distance-text.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./ItineraryDay.css.ts";
import type { Stop } from "./list-stops.ts";

interface StopItemProps {
  readonly stop: Stop;
  /** Undefined for the last stop. */
  readonly next: Stop | undefined;
  readonly page: PageContext;
}

/** One stop: what it is, where, when it is open, and the way to the next one. */
export function StopItem({ stop, next, page }: StopItemProps) {
  const { number, name, note } = stop;
  const walk = walkText(stop, next, page);
  return (
    <li className={css.stop}>
      <span aria-hidden className={css.number}>
        {number}
      </span>
      <div className={css.about}>
        <h3 className={css.name}>
          <Localized text={name} />
        </h3>
        {note !== "" && <p>{note}</p>}
        <StopFacts stop={stop} page={page} />
        {walk !== undefined && (
          <p className={css.walk}>
            <Icon name="footprints" />
            {walk}
          </p>
        )}
      </div>
    </li>
  );
}

/** Where it is, when it is open, and how long it takes. */
function StopFacts({ stop: { address, hours, minutes }, page: { t, locale } }: Pick<StopItemProps, "stop" | "page">) {
  return (
    <>
      {address.text !== "" && (
        <p className={css.fact}>
          <Icon name="map-pin" />
          <span translate="no" className={css.address} {...pickLanguage(address)}>
            {address.text}
          </span>
        </p>
      )}
      {hours.map((line) => (
        <p key={line} className={`${css.fact} tabular`}>
          <Icon name="calendar" />
          {line}
        </p>
      ))}
      {minutes !== undefined && (
        <p className={css.fact}>
          <Icon name="clock" />
          {t("guide.allow", { duration: formatDuration(minutes, locale) })}
        </p>
      )}
    </>
  );
}

/** Returns the way to the next stop in words: `800 m, about 10 minutes on foot`. Undefined where it is not known. */
function walkText(stop: Stop, next: Stop | undefined, { t, locale }: PageContext): string | undefined {
  if (stop.position === undefined || next?.position === undefined) return undefined;
  const { kilometers, minutes } = estimateWalk(stop.position, next.position);
  return t("guide.walk", {
    distance: distanceText(Math.max(0.1, kilometers), locale),
    duration: formatDuration(Math.max(5, minutes), locale),
  });
}
