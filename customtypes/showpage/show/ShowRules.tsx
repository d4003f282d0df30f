import { showRules } from "../../../catalog/show/show-rules.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { IconName } from "../../../ui/primitives/icons.ts";
import type { ShowProps } from "../fields.ts";
import { findShowProduct } from "./find-show-product.ts";
import * as css from "./ShowPage.css.ts";

const icons: Readonly<Record<ReturnType<typeof showRules>[number]["topic"], IconName>> = {
  warnings: "triangle-alert",
  latecomers: "clock",
  reEntry: "arrow-right",
  dressCode: "user",
};

/** Warnings and the rules of the house, in a few words each (X20). Renders nothing if the provider sends none. */
export function ShowRules({ fields, page }: ShowProps) {
  const show = findShowProduct(fields, page.snapshot)?.show;
  const rules = show === undefined ? [] : showRules(show, page.t);
  if (rules.length === 0) return null;
  return (
    <ul role="list" aria-label={page.t("showRules.label")} className={css.rules}>
      {rules.map(({ topic, text }) => (
        <li key={text} className={css.rule}>
          <Icon name={icons[topic]} />
          {text}
        </li>
      ))}
    </ul>
  );
}
