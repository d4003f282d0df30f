import { cancellationDeadline, type Deadline } from "../../../../catalog/experience/deadline.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Returns until when the chosen start is cancelled for free (X4). Undefined where it never is, or none is chosen. */
export function chosenDeadline(
  { cancellation, timeZone }: Pick<ShowProduct, "cancellation" | "timeZone">,
  { snapshot, view }: Pick<PageContext, "snapshot" | "view">,
): Deadline | undefined {
  const { date, time } = readView(showView, view);
  if (date === undefined || time === undefined) return undefined;
  return cancellationDeadline(cancellation, { date, time }, { timeZone, now: snapshot.readAt });
}
