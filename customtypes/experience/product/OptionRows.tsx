import type { ReactNode } from "react";
import { momentInZone } from "../../../catalog/experience/deadline.ts";
import type { ComparedFact, ComparedInclusion } from "../../../catalog/experience/variant-differences.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { VariantDeadline } from "./deadlines.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { variantFact } from "./facts-in-words.ts";
import * as css from "./Options.css.ts";

interface RowProps {
  readonly label: string;
  readonly variants: readonly Variant[];
  readonly children: (variant: Variant) => ReactNode;
}

/** One line of the comparison: what each variant has of it. */
export function Row({ label, variants, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={css.fact}>
        {label}
      </th>
      {variants.map((variant) => (
        <td key={variant.id} className={css.cell}>
          {children(variant)}
        </td>
      ))}
    </tr>
  );
}

interface FactRowProps extends Pick<ExperienceProps, "page"> {
  readonly fact: ComparedFact;
  readonly variants: readonly Variant[];
}

export function FactRow({ fact, variants, page }: FactRowProps) {
  return (
    <Row label={page.t(`experience.rows.${fact}`)} variants={variants}>
      {(variant) => <bdi>{variantFact(fact, variant, page) || "–"}</bdi>}
    </Row>
  );
}

interface InclusionRowProps extends Pick<ExperienceProps, "page"> {
  readonly inclusion: ComparedInclusion;
  readonly variants: readonly Variant[];
}

/** Which variants include it. */
export function InclusionRow({ inclusion: { text, includedIn }, variants, page: { t } }: InclusionRowProps) {
  return (
    <Row label={text} variants={variants}>
      {({ id }) => (
        <Icon
          name={includedIn.has(id) ? "check" : "minus"}
          label={t(includedIn.has(id) ? "experience.yes" : "experience.no")}
        />
      )}
    </Row>
  );
}

interface DeadlineRowProps extends ExperienceProps {
  readonly variants: readonly Variant[];
  readonly deadlines: readonly VariantDeadline[];
}

/** Until when a start of each variant is cancelled for free, and which start that is. */
export function DeadlineRow({ deadlines, variants, data: { product }, page }: DeadlineRowProps) {
  const inZone = (moment: number) => momentInZone(moment, product.timeZone, page.locale);
  return (
    <Row label={page.t("experience.deadlineRow", { city: product.cityName.text })} variants={variants}>
      {({ id }) => {
        const found = deadlines.find(({ variant }) => variant.id === id);
        if (found?.deadline.kind !== "until") return "–";
        return (
          <>
            {inZone(found.deadline.moment)}
            <br />
            <span className={css.fact}>{page.t("experience.deadlineFor", { moment: inZone(found.startsAt) })}</span>
          </>
        );
      }}
    </Row>
  );
}
