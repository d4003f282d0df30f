import * as v from "valibot";
import { type historySchema, listedSchema, listSchema } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { openDocument } from "../content/open-document.ts";
import type { PageChecks } from "../findings/page-checks.ts";
import { toReply } from "../content/to-reply.ts";
import { noDocument, ok, type StudioRoute } from "../http/route.ts";

interface Tools {
  readonly content: Pick<ContentService, "call">;
  readonly checks: Pick<PageChecks, "wake">;
}

/** Parameters of a list, as the content service has them. */
const listParameters = new Set([
  "q",
  "type",
  "host",
  "lang",
  "first-lang",
  "state",
  "problem",
  "kind",
  "findings",
  "author",
  "changed-since",
  "order",
  "cursor",
  "limit",
]);

/** Routes that read documents. */
export function listRoutes({ content, checks }: Tools): readonly StudioRoute[] {
  const { call } = content;
  return [
    {
      method: "GET",
      path: "documents",
      action: "read",
      respond: async ({ query }) => {
        const sent = [...query].filter(([name, value]) => listParameters.has(name) && value !== "");
        return toReply(
          await call({ method: "GET", path: `/editing/documents?${new URLSearchParams(sent)}` }),
          listSchema,
          (list) => {
            checks.wake(list.results);
            return list;
          },
        );
      },
    },
    {
      method: "GET",
      path: "documents/:id",
      action: "read",
      respond: async ({ parameters: { id = "" } }) => {
        const opened = await openDocument(content, id);
        return opened === undefined ? noDocument(id) : ok(opened);
      },
    },
    {
      method: "GET",
      path: "documents/:id/state",
      action: "read",
      respond: async ({ parameters: { id = "" } }) =>
        toReply(await call({ method: "GET", path: `/editing/documents/${id}/state` }), listedSchema),
    },
    {
      method: "GET",
      path: "documents/:id/uses",
      action: "read",
      respond: async ({ parameters: { id = "" } }) =>
        toReply(await call({ method: "GET", path: `/editing/documents/${id}/uses` }), usesSchema),
    },
    {
      method: "GET",
      path: "documents/:id/history",
      action: "read",
      respond: async ({ parameters: { id = "" } }) => ok(await readHistory(content, id)),
    },
  ];
}

const usesSchema = v.object({ results: v.array(v.looseObject({ document: v.string(), path: v.string() })) });

const written = { revision: v.number(), at: v.string(), author: v.string() };
const versionsSchema = v.object({
  results: v.array(v.object({ ...written, label: v.string(), removed: v.boolean() })),
});
const savesSchema = v.object({
  results: v.array(v.object({ ...written, archived: v.boolean(), overlay: v.object({ label: v.string() }) })),
});

type History = v.InferOutput<typeof historySchema>;

/** Lists publications and saves, the newest first. A document that was never published has saves only. */
async function readHistory({ call }: Pick<ContentService, "call">, id: string): Promise<History> {
  const [versions, saves] = await Promise.all([
    call({ method: "GET", path: `/editing/documents/${id}/versions` }),
    call({ method: "GET", path: `/editing/documents/${id}/saves` }),
  ]);
  const publications = versions.status === 404 ? [] : v.parse(versionsSchema, versions.body).results;
  const results: History["results"] = [
    ...publications.map((version) => ({ kind: "publication" as const, ...version })),
    ...v.parse(savesSchema, saves.body).results.map(({ overlay, archived, ...save }) => ({
      kind: "save" as const,
      ...save,
      label: overlay.label,
      removed: archived,
    })),
  ];
  return { results: results.toSorted((one, other) => other.revision - one.revision) };
}
