import { groupPriceText } from "../../../catalog/experience/group-price-text.ts";
import { type GroupPrices, groupTiersOn } from "../../../catalog/experience/group-prices.ts";
import { maxPeople } from "../../../catalog/form/group-booking.ts";
import type { GroupLimits } from "../../../catalog/form/group-request.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { InputField } from "../../../ui/forms/Field.tsx";
import * as css from "../../../ui/forms/forms.css.ts";
import { Problem } from "../../../ui/forms/Problem.tsx";

export interface GroupSizeProps {
  /** Id of the form. */
  readonly form: string;
  readonly limits: GroupLimits;
  readonly prices: readonly GroupPrices[];
  /** The day in the address, `YYYY-MM-DD`: without script its prices are shown. */
  readonly day: string | undefined;
  readonly page: PageContext;
}

/** For how many people, what is wrong with that number, and the prices of groups. */
export function GroupSize({ form, limits: { minimum, maximum }, prices, day, page }: GroupSizeProps) {
  const { t } = page;
  return (
    <>
      <People form={form} page={page} />
      <div aria-live="polite" className={css.field}>
        {minimum !== undefined && (
          <Problem of="minimum" field="adults" form={form} text={t("groupSize.minimum", { n: minimum })} />
        )}
        {maximum !== undefined && (
          <Problem of="maximum" field="adults" form={form} text={t("groupSize.maximum", { n: maximum })} />
        )}
        <Prices prices={prices} day={day} page={page} />
      </div>
    </>
  );
}

function People({ form, page: { t } }: Pick<GroupSizeProps, "form" | "page">) {
  const problem = t("group.peopleInvalid");
  const people = { type: "number", inputMode: "numeric", min: 0, max: maxPeople, required: true } as const;
  return (
    <div className={css.row}>
      <InputField
        form={form}
        name="adults"
        label={t("group.adults")}
        problem={problem}
        input={{ ...people, min: 1, defaultValue: 2 }}
      />
      <InputField
        form={form}
        name="children"
        label={t("group.children")}
        problem={problem}
        input={{ ...people, defaultValue: 0 }}
      />
    </div>
  );
}

function Prices({ prices, day, page: { locale, t } }: Pick<GroupSizeProps, "prices" | "day" | "page">) {
  return (
    <output className={css.price}>
      {groupTiersOn(prices, day ?? "").map((tier) => {
        const label = t("experience.group", { from: tier.from, to: tier.to });
        return (
          <span key={tier.to}>
            {t("list.labelled", { label, value: groupPriceText(tier, locale, t) })}
            <br />
          </span>
        );
      })}
    </output>
  );
}
