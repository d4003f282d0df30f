import { isRecord } from "../../../is-record.ts";
import type { DocumentStub } from "../../store/document.ts";
import type { DocumentLookups } from "../lookup.ts";
import type { PresentContext } from "../present-context.ts";
import type { Route, Segment } from "./route.ts";
import { routeOf } from "./route.ts";

type UrlOf = (document: DocumentStub) => string | null | undefined;

/** Addresses by the given routes: null when none leads to the document, undefined when there are no routes at all. */
export async function createUrlOf(
  { routes, store }: Pick<PresentContext, "routes" | "store">,
  lookups: DocumentLookups,
): Promise<UrlOf> {
  if (routes.length === 0) return () => undefined;
  const { languages } = await store.state();
  const master = languages[0]?.id;
  return (document) => {
    const route = routeOf(document, routes);
    return route ? addressOf(route, (segment) => fill(segment, document, master, lookups)) : null;
  };
}

/** Null as soon as a segment can't be filled; "" leaves it out. */
function addressOf({ segments, hasTrailingSlash }: Route, fillIn: (segment: Segment) => string | null): string | null {
  const texts = segments.map(fillIn);
  if (texts.includes(null)) return null;
  const path = texts.filter((text) => text !== "").join("/");
  return path === "" ? "/" : `/${path}${hasTrailingSlash ? "/" : ""}`;
}

function fill(
  segment: Segment,
  document: DocumentStub,
  master: string | undefined,
  lookups: DocumentLookups,
): string | null {
  if (segment.kind === "static") return segment.text;
  if (segment.kind === "lang") return segment.isOptional && document.lang === master ? "" : document.lang;
  const uid = segment.kind === "relation" ? resolveRelation(document, segment.fields, lookups) : document.uid;
  return uid ?? (segment.isOptional ? "" : null);
}

/** Follows relationships from a document, `["parent", "section"]`, to the uid of the last one; null if one is empty. */
function resolveRelation(
  { id }: DocumentStub,
  [field, ...rest]: readonly string[],
  lookups: DocumentLookups,
): string | null {
  const document = lookups.documents.get(id);
  const linked = field === undefined ? undefined : linkedId(document?.data[field]);
  if (linked === undefined) return null;
  const target = lookups.stubs.get(linked);
  if (!target) return null;
  return rest.length === 0 ? target.uid : resolveRelation(target, rest, lookups);
}

function linkedId(value: unknown): string | undefined {
  const link: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(link) && link["link_type"] === "Document" && typeof link["id"] === "string" ? link["id"] : undefined;
}
