import { formatDayText } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/index.ts";

interface DayProps {
  /** `2026-11-20`. */
  readonly day: string | undefined;
  readonly page: Pick<PageContext, "locale">;
  readonly className: string;
}

/** The day of a story; nothing where its editor entered none. */
export function Day({ day, page, className }: DayProps) {
  if (day === undefined) return null;
  return (
    <time dateTime={day} className={className}>
      {formatDayText(day, page.locale)}
    </time>
  );
}
