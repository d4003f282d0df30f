import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { drawSeatPlan } from "./draw-seat-plan.ts";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

/** The parts of the house as seen from above. The list has all that the picture shows. */
export function SeatPlan({ venue, page }: TheatreProps) {
  const { t } = page;
  const { sections } = venue;
  if (sections.length === 0) return null;
  const { viewBox, shapes } = drawSeatPlan(sections);
  const number = numberFormat(formatTag(page.locale));
  return (
    <Section id="seat-plan" title={t("venue.seatPlan")}>
      <div className={css.plan}>
        <svg viewBox={viewBox} className={css.drawing} aria-hidden="true">
          <path d="M-12-1H12" className={css.stage} />
          {shapes.map(({ path, x, y }, index) => (
            <g key={index}>
              <path d={path} className={css.block} />
              <text x={x} y={y} className={css.blockNumber}>
                {number.format(index + 1)}
              </text>
            </g>
          ))}
        </svg>
        <div>
          <p className={css.soft}>{t("venue.stageAbove")}</p>
          <ol role="list" className={css.list}>
            {sections.map(({ key, name, seats, rows }, index) => (
              <li key={key} className={css.row}>
                <span>
                  <b className={css.number}>{number.format(index + 1)}</b> <Localized text={name} />
                </span>
                <span className={css.soft}>
                  {t("venue.size", { seats: number.format(seats), rows: number.format(rows) })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
