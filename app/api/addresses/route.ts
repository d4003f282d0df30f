import { revalidateTag } from "next/cache";
import { connection } from "next/server";
import { environment } from "@/app/_composition/environment.ts";
import { ports, productIndex, siteSearch } from "@/app/_composition/composition.ts";
import { pageList } from "@/app/_composition/endpoints.ts";
import { createAddressReporter } from "@/endpoints/addresses/create-address-reporter.ts";
import { registries } from "@/app/_composition/registries.ts";
import { fixedPages } from "@/endpoints/addresses/fixed-pages.ts";
import { publications } from "@/endpoints/webhook/publications.ts";
import { knownProducts } from "@/endpoints/addresses/known-products.ts";
import { defaultLocale, locales } from "@/i18n/locales.ts";

const report = createAddressReporter({
  list: pageList,
  fixed: fixedPages(registries),
  pageTypes: registries.pageTypes,
  products: () => knownProducts(productIndex.current(), registries),
  published: publications.notify,
  invalidate: (tags) => tags.forEach((tag) => revalidateTag(tag, "max")),
});

/**
 * Returns the addresses of all published pages as JSON, or the ref alone where `?ref=` names it. The listed products are in
 * it unless `?products=` names their version. Null while the addresses are not known. A release changes under one ref, so its addresses never are. Only the server requests it.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  // The server requests this when it starts: what takes long is then read before the first visitor needs it.
  void siteSearch.prepare();
  if (environment.contentMode.kind !== "latest") return Response.json(null);
  ports.content.placePages(locales[defaultLocale]).catch(() => undefined);
  const { searchParams } = new URL(request.url);
  const known = { ref: searchParams.get("ref") ?? "", products: searchParams.get("products") ?? "" };
  return Response.json(await report(known));
}
