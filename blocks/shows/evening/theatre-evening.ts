import * as v from "valibot";
import type { DocumentsQuery } from "../../../catalog/document/document.ts";
import { need, type Needs, noNeeds, type PageContext, type PageFacts } from "../../../renderer/index.ts";
import { findPageByUrl } from "../../../routing/find-page-by-url.ts";
import { pageIdentifier } from "../../../routing/page-address.ts";
import { eveningFields } from "./evening-fields.ts";
import type { EveningFields } from "./places-to-eat.ts";

const schema = v.object(eveningFields);

type Facts = Pick<PageFacts, "site" | "path" | "places">;

/** Returns the need for the page of a theatre on this site: one document. The key is the provider's. */
export function eveningNeeds(theatre: string, facts: Facts): Needs {
  const query = eveningQuery(theatre, facts);
  return query === undefined ? noNeeds : need("documents", [query]);
}

/** Returns the evening as the page of a theatre has it; undefined without such a page in this language. */
export function findEvening(theatre: string, page: PageContext): EveningFields | undefined {
  const query = eveningQuery(theatre, page);
  const [document] = (query && page.snapshot.get("documents", query)) ?? [];
  const parsed = v.safeParse(schema, document?.data);
  if (!parsed.success) return undefined;
  const { getting_home: home, places_to_eat: places } = parsed.output;
  return {
    getting_home: home.filter(({ fact, source }) => isPlain(fact, source)),
    places_to_eat: places.filter(({ name, address, source }) => isPlain(name, address, source)),
  };
}

function eveningQuery(theatre: string, { site, path, places }: Facts): DocumentsQuery | undefined {
  const href = theatre === "" ? undefined : places.findPath({ venue: theatre });
  const page = href === undefined ? undefined : findPageByUrl(href, { site, path });
  return page && { type: "venue_page", uid: pageIdentifier(page) };
}

/** Whether texts have no shortcodes, which only their own page expands. */
function isPlain(...texts: readonly { readonly source: string }[]): boolean {
  return texts.every(({ source }) => !source.includes("["));
}
