import { isRecord } from "@tessera/runtime/is-record.ts";
import type { DocumentStub } from "../../store/document.ts";
import type { DocumentLookups } from "../lookup.ts";
import type { PresentContext } from "../present-context.ts";
import { type Route, findRoute, type Segment } from "./route.ts";

type FindUrl = (document: DocumentStub) => string | null | undefined;

/** Creates a function from documents to addresses: null when no route matches, undefined without routes. */
export async function createUrlFinder(
  { routes, store }: Pick<PresentContext, "routes" | "store">,
  lookups: DocumentLookups,
): Promise<FindUrl> {
  if (routes.length === 0) return () => undefined;
  const { languages } = await store.state();
  const master = languages[0]?.id;
  return (document) => {
    const route = findRoute(document, routes);
    return route ? joinAddress(route, (segment) => fill(segment, document, master, lookups)) : null;
  };
}

/** Joins segments and skips empty ones; null when a segment has no value. */
function joinAddress(
  { segments, hasTrailingSlash }: Route,
  fillIn: (segment: Segment) => string | null,
): string | null {
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

/** Follows relationships such as `["parent", "section"]` to the uid of the last document; null for an empty one. */
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
