import type { Translator } from "../../../i18n/translator.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import * as links from "../../../ui/primitives/links.css.ts";
import { datesId } from "./panel-ids.ts";

interface DayButtonProps {
  /** The chosen day in words. */
  readonly children: string;
  readonly t: Translator;
}

/** The chosen day, which opens the calendar again. */
export function DayButton({ children, t }: DayButtonProps) {
  return (
    <button type="button" popoverTarget={datesId} className={`${links.tone.secondary} ${links.size.regular}`}>
      <Icon name="calendar" label={t("booking.date")} /> {children}
      <Icon name="chevron-down" />
    </button>
  );
}
