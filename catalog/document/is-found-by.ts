import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { type DocumentsQuery, type ListedDocument, readProductId } from "./document.ts";

/** Returns whether a query of a page in `locale` finds a document: every condition that the query has must hold. */
export function isFoundBy(query: DocumentsQuery, document: ListedDocument, locale: Locale): boolean {
  const { type, language, uid, tag, excludedTags = [] } = query;
  const { contentLanguage } = language === "base" ? locales[defaultLocale] : locale;
  return (
    document.type === type &&
    document.lang === contentLanguage &&
    (uid === undefined || document.uid === uid) &&
    (tag === undefined || document.tags.includes(tag)) &&
    !excludedTags.some((excluded) => document.tags.includes(excluded)) &&
    hasFields(query, document)
  );
}

function hasFields({ productIds, withoutProduct, parent }: DocumentsQuery, document: ListedDocument): boolean {
  const product = readProductId(document) ?? undefined;
  if (withoutProduct && product !== undefined) return false;
  const ofProducts = productIds === undefined || productIds.some((id) => id === product);
  return ofProducts && (parent === undefined || linkedId(document.data["parent"]) === parent);
}

/** Returns the id in a link to a document: `{ id: "a", type: "guide" }` → `a`. */
function linkedId(link: unknown): unknown {
  return typeof link === "object" && link !== null && "id" in link ? link.id : undefined;
}
