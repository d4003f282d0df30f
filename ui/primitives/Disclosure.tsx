import type { ReactNode } from "react";
import * as css from "./Disclosure.css.ts";
import { Icon } from "./Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";

/** A list of disclosures. */
export function DisclosureList({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.list}>{children}</div>
    </>
  );
}

export interface DisclosureProps {
  /** Text of the button that opens it, in a heading of level 3. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading that opens what is below it, without script, in a `DisclosureList`. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={css.item}>
      <summary className={css.summary}>
        <h3 className={css.question}>{title}</h3>
        <span className={css.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}
