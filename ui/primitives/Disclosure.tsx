import type { ReactNode } from "react";
import * as css from "./Disclosure.css.ts";
import { Icon } from "./Icon.tsx";

export interface DisclosureProps {
  /** What opens it: a heading of level 3. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading that opens what is below it, without script. Its list renders the styles. */
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
