import { image, type Image, text } from "../content/fields/index.ts";
import type { SourceText } from "../content/source-text.ts";
import { visitView } from "../blocks/calendar/view.ts";
import { formatDayText } from "../i18n/dates.ts";
import type { PageContext, PageMetadata } from "../renderer/index.ts";
import { readView } from "../routing/define-view.ts";

/** The search and sharing fields that every page type has. */
export const pageFields = { meta_title: text(), meta_description: text(), share_image: image() };

export interface PageFields {
  readonly meta_title: SourceText;
  readonly meta_description: SourceText;
  readonly share_image: Image | undefined;
}

/** Returns the metadata of a page from those fields, shortcodes expanded. */
export function pageMetadata(fields: PageFields, page: PageContext): PageMetadata {
  return {
    title: page.text(fields.meta_title),
    description: page.text(fields.meta_description),
    image: fields.share_image?.url,
    chosen: describeVisit(page),
  };
}

/** Returns the day and start that a page is about, `24 Nov 2026 19:30`; empty on a page about no day. */
function describeVisit({ view, locale }: Pick<PageContext, "view" | "locale">): string {
  // A spread omits what the kind of the page does not declare, and so does not read it.
  const { date = "", time = "" } = readView(visitView, { ...view });
  return date === "" ? "" : [formatDayText(date, locale), time].join(" ").trim();
}
