import * as v from "valibot";
import type { ContentClient } from "../content/client/content-service.ts";
import type { RawDocument } from "../content/document.ts";
import { boolean } from "../content/fields/plain.ts";
import { link, type Link } from "../content/fields/link.ts";
import type { Locale } from "../i18n/locales.ts";
import { type PageAddress, pageIdentifier } from "../routing/page-address.ts";

export type Loaded =
  | { readonly kind: "document"; readonly document: RawDocument }
  | { readonly kind: "redirect"; readonly to: Link; readonly permanent: boolean }
  | { readonly kind: "not-found" };

/** 302 is the default (specification §2), also for what can't be read. */
const redirectSchema = v.object({ to: link(), permanent: v.fallback(boolean(), false) });

/** Page identifier + locale → document, a redirect, or not found. One content query. Throws `ContentError`. */
export async function load(
  address: PageAddress,
  locale: Locale,
  content: Pick<ContentClient, "page">,
): Promise<Loaded> {
  const document = await content.page(pageIdentifier(address), locale);
  if (document === undefined) return { kind: "not-found" };
  if (document.type !== "redirect") return { kind: "document", document };
  const { to, permanent } = v.parse(redirectSchema, document.data);
  return to === undefined ? { kind: "not-found" } : { kind: "redirect", to, permanent };
}
