import type { ReactNode } from "react";
import { findOldestStalePrice } from "../../catalog/snapshot/price-age.ts";
import { PageHeading } from "../../ui/primitives/PageHeading.tsx";
import { PriceAge } from "../../ui/shell/PriceAge.tsx";
import { UntranslatedNote } from "../../ui/shell/UntranslatedNote.tsx";
import { findTextLocale } from "./label-texts.ts";
import type { PageInstance } from "../contracts/page-type.ts";
import { oneHeading } from "./one-heading.tsx";
import type { PageContext } from "../contracts/page-context.ts";
import { runComponents, type SeenSheets } from "../../framework/react/run-components.tsx";
import type { RunPageKind } from "./run-page-kind.ts";

interface ContentScope {
  readonly page: PageContext;
  readonly seen: SeenSheets;
  readonly run: RunPageKind;
  /** Returns the heading where no part of the page renders one. */
  readonly missingHeading: () => string;
}

/**
 * Renders the page around its slices, under exactly one heading of level 1. A note precedes it where its texts are in
 * another language, and one where its prices are last good values. A page kind that throws costs all but the slices.
 */
export function renderContent(kind: PageInstance, slices: ReactNode, scope: ContentScope): ReactNode {
  const { page, seen, run, missingHeading } = scope;
  const content = run("content", () => renderAround(kind, slices, scope), slices);
  const makeHeading = () => runComponents(<PageHeading text={missingHeading()} />, seen);
  return withNotes(oneHeading(content, makeHeading), page, seen);
}

function renderAround(kind: PageInstance, slices: ReactNode, { page, seen }: ContentScope): ReactNode {
  // Sheets that a failing page claimed stay available to its heading.
  const claimed = new Map(seen);
  const rendered = runComponents(kind.render(page, slices), claimed);
  for (const [href, sheet] of claimed) seen.set(href, sheet);
  return rendered;
}

function withNotes(content: ReactNode, page: PageContext, seen: SeenSheets): ReactNode {
  const { snapshot, locale, t } = page;
  const readAt = findOldestStalePrice(snapshot);
  const isForeign = findTextLocale(page) !== locale;
  if (readAt === undefined && !isForeign) return content;
  return (
    <>
      {isForeign && runComponents(<UntranslatedNote t={t} />, seen)}
      {readAt !== undefined && runComponents(<PriceAge locale={locale} t={t} readAt={readAt} />, seen)}
      {content}
    </>
  );
}
