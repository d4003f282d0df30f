import type { PageContext } from "../../renderer/render/page-context.ts";
import type { OpeningHoursRow } from "./index.ts";

/** "08:30 to 16:30"; one time alone when the editor gave one; "Closed" when none. */
export function hoursOf(
  row: Pick<OpeningHoursRow, "opens" | "closes" | "closed">,
  { t, text }: Pick<PageContext, "t" | "text">,
): string {
  const opens = text(row.opens);
  const closes = text(row.closes);
  if (row.closed) return t("openingHours.closed");
  if (opens !== "" && closes !== "") return t("openingHours.hours", { opens, closes });
  return opens || closes || t("openingHours.closed");
}
