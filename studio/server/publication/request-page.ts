import { get } from "node:http";
import { pageAddress, pagePath } from "../../../routing/page-address.ts";
import { findLocaleByContentLanguage } from "../../../i18n/locales.ts";

/** Address at which the site listens on this machine. */
export interface OwnAddress {
  readonly host: string;
  readonly port: number;
}

/** The page of a document: its host and path. Undefined for a document without one. */
export function findPage(
  uid: string | null,
  lang: string,
): { readonly host: string; readonly path: string } | undefined {
  const address = uid === null ? undefined : pageAddress(uid);
  const locale = findLocaleByContentLanguage(lang);
  if (address === undefined || locale === undefined) return undefined;
  return { host: address.site.host, path: pagePath(locale.code, address.path) };
}

/** Requests a page as a visitor does, and resolves once the response is whole. */
export function requestPage(own: OwnAddress, page: { readonly host: string; readonly path: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { host: own.host, port: own.port, path: page.path, headers: { host: page.host }, timeout: 10_000 };
    const request = get(options, (response) => response.once("end", resolve).once("error", reject).resume());
    request.once("error", reject).once("timeout", () => request.destroy(new Error("The page takes too long.")));
  });
}
