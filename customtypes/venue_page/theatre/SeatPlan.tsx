import type { SeatingArc } from "../../../catalog/venue/venue.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { renderSeatPlan } from "./render-seat-plan.ts";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

/** The parts of the house as seen from above. The list has all that the picture shows. */
export function SeatPlan({ venue: { sections }, page }: TheatreProps) {
  if (sections.length === 0) return null;
  const number = numberFormat(formatTag(page.locale));
  return (
    <Section id="seat-plan" title={page.t("venue.seatPlan")}>
      <div className={css.plan}>
        <Drawing sections={sections} number={number} />
        <div>
          <p className={css.soft}>{page.t("venue.stageAbove")}</p>
          <ol role="list" className={css.list}>
            {sections.map((section, index) => (
              <Part key={section.key} section={section} index={index} number={number} page={page} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

interface NumberProps {
  /** Writes numbers as the page's language does. */
  readonly number: Intl.NumberFormat;
}

function Drawing({ sections, number }: NumberProps & Pick<TheatreProps["venue"], "sections">) {
  const { viewBox, shapes } = renderSeatPlan(sections);
  return (
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
  );
}

interface PartProps extends NumberProps, Pick<TheatreProps, "page"> {
  readonly section: SeatingArc;
  readonly index: number;
}

function Part({ section: { name, seats, rows }, index, number, page }: PartProps) {
  return (
    <li className={css.row}>
      <span>
        <b className={css.number}>{number.format(index + 1)}</b> <Localized text={name} />
      </span>
      <span className={css.soft}>
        {page.t("venue.size", { seats: number.format(seats), rows: number.format(rows) })}
      </span>
    </li>
  );
}
