import type { Travel } from "../../../catalog/plan/travel-minutes.ts";
import { toTime } from "../../../catalog/plan/planned-visit.ts";
import { formatDuration, productDuration } from "../../../catalog/product/product-duration.ts";
import { formatTime } from "../../../i18n/clock-times.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { findProductLink } from "../../../blocks/products/product-links.ts";
import { distanceText } from "../../../blocks/maps/distance-text.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import { LinkText } from "../../../ui/primitives/LinkText.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { conflictText } from "./conflict-text.ts";
import * as css from "./PlanPage.css.ts";
import type { ProductStep } from "./list-plan-steps.ts";

interface TimeLineProps {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}

/** The visits in their order, with the ways between them and what conflicts. */
export function TimeLine({ steps, page }: TimeLineProps) {
  const findProductName = (id: number) => steps.find(({ product }) => product.id === id)?.product.name.text ?? "";
  return (
    <ol role="list" className={css.line}>
      {steps.map((step, index) => (
        <li key={step.product.id} className={css.step}>
          <span aria-hidden="true" className={css.number}>
            {index + 1}
          </span>
          <div className={css.about}>
            {step.travel && <Way travel={step.travel} page={page} />}
            <StepHead step={step} page={page} />
            {step.conflicts.map((conflict) => (
              <p key={conflict.kind} data-conflict={conflict.kind} className={css.conflict}>
                <Icon name="triangle-alert" />
                {conflictText(conflict, page, findProductName)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** When it is, what, and how long it takes. */
function StepHead({ step: { product, visit, end }, page }: { readonly step: ProductStep; readonly page: PageContext }) {
  const { locale, t } = page;
  const { start } = visit;
  const link = findProductLink(product, page);
  const duration = productDuration(product, locale, t);
  return (
    <>
      <p className={css.time}>
        {start === undefined
          ? t("plan.unset")
          : end === undefined
            ? formatTime(toTime(start), locale)
            : t("openingHours.hours", { opens: toTime(start), closes: toTime(end) })}
      </p>
      <h2 className={css.name}>
        {link === undefined ? (
          <Localized text={product.name} />
        ) : (
          <a {...link}>
            <LinkText hrefLang={link.hrefLang}>
              <Localized text={product.name} />
            </LinkText>
          </a>
        )}
      </h2>
      {duration !== "" && (
        <p className={css.fact}>
          <Icon name="clock" />
          {duration}
        </p>
      )}
    </>
  );
}

function Way({ travel, page: { locale, t } }: { readonly travel: Travel; readonly page: PageContext }) {
  if (travel.minutes === 0) return null;
  const distance = distanceText(travel.kilometers, locale);
  const duration = formatDuration(travel.minutes, locale);
  return <p className={css.fact}>{t(travel.onFoot ? "guide.walk" : "plan.ride", { distance, duration })}</p>;
}
