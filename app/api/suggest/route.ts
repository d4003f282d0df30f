import { ports, siteSearch } from "@/app/_composition/composition.ts";
import { pageList } from "@/app/_composition/endpoints.ts";
import { createSuggest } from "@/endpoints/search/create-suggest.ts";

const suggest = createSuggest({
  find: siteSearch.find,
  placePages: ports.content.placePages,
  pages: async () => (await pageList.latest()).pages,
});

/** Returns suggestions for the words `?q=` of a form, in the language `?locale=`, on the requested host (P1). */
export async function GET(request: Request): Promise<Response> {
  return suggest(request.headers.get("host") ?? "", new URL(request.url).searchParams);
}
