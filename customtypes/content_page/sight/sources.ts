import { formatDate, formatDayText } from "../../../i18n/dates.ts";
import type { Link } from "../../../content/fields/index.ts";
import type { SourceText } from "../../../content/source-text.ts";
import type { LinkTarget, PageContext } from "../../../renderer/index.ts";

/** Who says a fact, and when that was read. */
export interface Source {
  readonly name: string;
  readonly target: LinkTarget | undefined;
  /** In the words of the page's language. */
  readonly checkedOn: string;
}

/** The fields of a source, as any fact of a document has them. */
interface EnteredSource {
  readonly source: SourceText;
  readonly source_link: Link | undefined;
  readonly checked_on: string | undefined;
}

/** Returns the source of an entered fact; undefined without a name or a date: then the fact is not shown. */
export function enteredSource(
  { source, source_link: link, checked_on: checkedOn }: EnteredSource,
  { text, linkTo, locale }: PageContext,
): Source | undefined {
  const name = text(source);
  if (name === "" || checkedOn === undefined) return undefined;
  return { name, target: link && linkTo(link), checkedOn: formatDayText(checkedOn, locale) };
}

/** Returns the source of what the provider says: the page has it as it was read. */
export function providerSource({ t, locale, snapshot }: PageContext): Source {
  const readOn = formatDate(new Date(snapshot.readAt), locale);
  return { name: t("sight.provider"), target: undefined, checkedOn: readOn };
}
