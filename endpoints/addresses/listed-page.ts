import { readProductId } from "../../catalog/document/document.ts";
import { excludedTag } from "../../content/document.ts";
import type { RawDocument } from "../../content/document.ts";
import { type Locale, findLocaleByContentLanguage } from "../../i18n/locales.ts";
import { listAlternateLanguages } from "../../content/alternate-languages.ts";
import { type PageAddress, pageAddress, pageIdentifier } from "../../routing/page-address.ts";
import type { KnownAddress } from "../../routing/known-address.ts";
import type { ListViewParameters } from "./create-view-reader.ts";

/** A published page or redirect in one language: its address, and what lists of pages say of it. */
export interface ListedPage extends PageAddress {
  readonly locale: Locale;
  /** The custom type of its document. */
  readonly type: string;
  /** Kind of response at its address, and the query parameters that it reads. */
  readonly shows: KnownAddress;
  /** The languages that the page exists in, its own first. */
  readonly alternates: readonly Locale[];
  /** The product whose page it is; undefined for other pages, and for those that no list links to. */
  readonly productId: number | undefined;
  /** As the content service sends it. */
  readonly published: string | undefined;
}

/** Returns undefined for a document that no request finds: not tagged with its identifier, or at no address of ours. */
export function listedPage(document: RawDocument, listViewParameters: ListViewParameters): ListedPage | undefined {
  const address = pageAddress(document.uid ?? "");
  const locale = findLocaleByContentLanguage(document.lang);
  if (address === undefined || locale === undefined || !document.tags.includes(pageIdentifier(address)))
    return undefined;
  return {
    ...address,
    locale,
    type: document.type,
    shows: document.type === "redirect" ? { kind: "redirect" } : { kind: "page", view: listViewParameters(document) },
    alternates: listAlternateLanguages(document, address.site),
    productId: findListedProduct(document),
    published: document.last_publication_date ?? undefined,
  };
}

function findListedProduct(document: RawDocument): number | undefined {
  const id = readProductId(document);
  return typeof id === "number" && !document.tags.includes(excludedTag) ? id : undefined;
}
