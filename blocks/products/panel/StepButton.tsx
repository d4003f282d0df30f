import type { Translator } from "../../../i18n/translator.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import * as css from "./choice.css.ts";

interface StepButtonProps {
  readonly by: 1 | -1;
  /** The words of who is counted. */
  readonly kind: string;
  /** The kind of traveller, where a script counts it. */
  readonly pax?: string;
  /** The parameter that it sends, and its value after the step. Undefined where no step is possible. */
  readonly name: string;
  readonly value: string | number | undefined;
  readonly t: Translator;
}

/** A button for one more or one fewer, which sends its form without script. */
export function StepButton({ by, kind, pax, name, value, t }: StepButtonProps) {
  return (
    <button
      name={name}
      value={value}
      disabled={value === undefined}
      data-pax={pax}
      data-by={by}
      aria-label={t(by > 0 ? "booking.more" : "booking.fewer", { kind })}
      className={css.step}
    >
      <Icon name={by > 0 ? "plus" : "minus"} />
    </button>
  );
}
