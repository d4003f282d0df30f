import { unsoldShowNote } from "../../../catalog/show/unsold-show-note.ts";
import type { PageContext } from "../../../renderer/index.ts";
import type { ShowFields } from "../fields.ts";
import { enteredShow, findShowZone } from "./find-show-product.ts";

/**
 * Returns when a show that nobody sells opens, by its document (D12): "Opening on 5 Mar 2027". Undefined after its
 * first day, and where nothing says that it will come.
 */
export function unsoldNote(
  fields: ShowFields,
  { snapshot, locale, t }: Pick<PageContext, "snapshot" | "locale" | "t">,
): string | undefined {
  const context = { now: snapshot.readAt, locale, t };
  const note = unsoldShowNote(enteredShow(fields), findShowZone(fields, snapshot), context);
  const isUnknown = note?.state === "coming-soon" && fields.tgid !== undefined;
  return isUnknown ? undefined : note?.text;
}
