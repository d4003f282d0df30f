import type { ReactNode } from "react";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import * as chips from "./chips.css.ts";
import * as css from "./Disclosure.css.ts";

interface DisclosureProps {
  /** Of the listing: one panel of it is open at a time. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Whether something of it is chosen. */
  readonly isChosen: boolean;
  readonly t: Translator;
  readonly children: ReactNode;
}

/** A chip that opens a panel of a form, without script too. The panel has its own button, which sends the form. */
export function Disclosure({ id, name, title, isChosen, t, children }: DisclosureProps) {
  return (
    <details name={`${id}-facet`} data-facet={name} className={css.disclosure}>
      <summary className={chips.chip} data-chosen={isChosen || undefined}>
        {title} <Icon name="chevron-down" />
      </summary>
      <fieldset className={css.panel}>
        <legend className="visually-hidden">{title}</legend>
        {children}
        <button className={css.panelApply}>{t("listing.apply")}</button>
      </fieldset>
    </details>
  );
}
