import { ports, siteSearch } from "@/app/_composition/composition.ts";
import { pageList } from "@/app/_composition/endpoints.ts";
import { createProductFacts } from "@/endpoints/search/product-facts.ts";
import { createSuggest } from "@/endpoints/search/create-suggest.ts";

const suggest = createSuggest({
  find: siteSearch.find,
  placePages: ports.content.placePages,
  readFacts: createProductFacts(ports.catalog.provider, { pictures: { origins: ports.origins.pictures } }),
  pages: async () => (await pageList.latest()).pages,
});

/** Returns suggestions for the words `?q=` of a form on the requested host, by its `?locale=` and `?currency=` (P1). */
export async function GET(request: Request): Promise<Response> {
  return suggest(request.headers.get("host") ?? "", new URL(request.url).searchParams);
}
