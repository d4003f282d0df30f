import * as v from "valibot";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { Endpoint } from "../http/endpoint.ts";
import { timestamp } from "../present/timestamp.ts";
import {
  documentStates,
  findingFilters,
  type ListedDocument,
  listedProblems,
  listOrders,
} from "../store/document-list.ts";
import { invalid, ok, refusalResponse } from "../write-api/responses.ts";
import { bodyFaults } from "../write-api/with-body.ts";
import { noDocument } from "./document-responses.ts";
import type { EditingContext } from "./editing-context.ts";
import { documentIn } from "./find-overlay.ts";
import { moment } from "./overlay-body.ts";

const count = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, "it needs a whole number"), v.transform(Number), v.toMaxValue(max));

const name = v.optional(v.pipe(v.string(), v.nonEmpty("it needs a value")));

const parameters = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(200, "it is longer than 200 letters")), ""),
  type: name,
  host: name,
  lang: name,
  state: v.optional(v.picklist(documentStates, `it must be one of ${documentStates.join(", ")}`)),
  problem: v.optional(v.picklist(listedProblems, `it must be one of ${listedProblems.join(", ")}`)),
  kind: name,
  findings: v.optional(v.picklist(findingFilters, `it must be one of ${findingFilters.join(", ")}`)),
  /** ISO 8601 with a zone. */
  "checked-before": v.optional(moment),
  "first-lang": name,
  author: name,
  /** ISO 8601 with a zone. */
  "changed-since": v.optional(moment),
  order: v.optional(v.picklist(listOrders, `it must be one of ${listOrders.join(", ")}`), "at"),
  cursor: v.optional(count(1_000_000), "0"),
  limit: v.optional(v.pipe(count(100), v.minValue(1, "it must be at least 1")), "50"),
});

/** Endpoints that list all documents in their states, and show the state of one and where it is linked. */
export function listEndpoints({ store }: EditingContext): readonly Endpoint[] {
  const list = async (request: HonoRequest) => {
    const query = v.safeParse(parameters, request.query());
    return query.success ? listPage(query.output, store) : invalid(bodyFaults(query.issues));
  };
  const show = async (request: HonoRequest) => {
    const found = await store.listedDocument(documentIn(request));
    return found ? ok(presentListed(found)) : refusalResponse(noDocument(documentIn(request)));
  };
  return [
    { method: "GET", path: "/editing/documents", handle: list },
    { method: "GET", path: "/editing/documents/:document/state", handle: show },
    {
      method: "GET",
      path: "/editing/documents/:document/uses",
      handle: async (request) => ok({ results: await store.documentUses(documentIn(request)) }),
    },
  ];
}

async function listPage(
  {
    q: text,
    cursor: offset,
    limit: pageSize,
    "changed-since": since = 0,
    "checked-before": checkedBefore,
    "first-lang": firstLang,
    ...filters
  }: v.InferOutput<typeof parameters>,
  store: EditingContext["store"],
): Promise<JsonReply> {
  const { type, host, lang, state, problem, author, kind, findings, order } = filters;
  const narrowed = { text, type, host, lang, state, problem, kind, findings, checkedBefore, firstLang, author, since };
  const query = { ...narrowed, order, offset, pageSize };
  const { documents, total } = await store.listDocuments(query);
  const next = offset + documents.length;
  return ok({ results: documents.map(presentListed), total, cursor: next < total ? `${next}` : null });
}

function presentListed({ at, overlays, ...document }: ListedDocument): unknown {
  return {
    ...document,
    at: timestamp(at),
    overlays: overlays.map(({ scheduledAt, ...overlay }) => ({
      ...overlay,
      scheduledAt: scheduledAt === null ? null : timestamp(scheduledAt),
    })),
  };
}
