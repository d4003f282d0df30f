import * as v from "valibot";
import type { ContentService } from "../content/content-service.ts";
import { draftId } from "../content/drafts.ts";
import { findState } from "../content/open-document.ts";
import { toRefusal, toReply } from "../content/to-reply.ts";
import { noDocument, type StudioCall, type StudioReply, type StudioRoute, withBody } from "../http/route.ts";
import type { SeenWatch } from "../publication/create-seen.ts";

interface Tools {
  readonly content: Pick<ContentService, "call">;
  /** Begins to watch the site before a publication. */
  readonly watchSite: () => SeenWatch;
}

const publishSchema = v.object({
  /** Revision that the editor has seen. */
  revision: v.number(),
  /** Whether addresses may lose their page. */
  acceptLoss: v.optional(v.boolean(), false),
});

const scheduleSchema = v.object({
  revision: v.number(),
  /** ISO 8601 with a zone. */
  at: v.string(),
});

type Publishing = v.InferOutput<typeof publishSchema>;

const publishedSchema = v.object({ ref: v.string(), documents: v.array(v.string()) });

/** Routes that change what visitors see. */
export function publishRoutes(tools: Tools): readonly StudioRoute[] {
  const route = (name: string, path: (id: string) => string): StudioRoute => ({
    method: "POST",
    path: `documents/:id/${name}`,
    action: "publish",
    respond: withBody(publishSchema, (body, call) => publish(tools, path(call.parameters["id"] ?? ""), body, call)),
  });
  return [
    route("publish", (id) => `/editing/drafts/${draftId(id)}/publish`),
    route("unpublish", (id) => `/editing/documents/${id}/unpublish`),
    {
      method: "POST",
      path: "documents/:id/schedule",
      action: "publish",
      respond: withBody(scheduleSchema, ({ revision, at }, call) => schedule(tools, { revision, at }, call)),
    },
  ];
}

/** Publishes or unpublishes a document, and waits until its page shows it. */
async function publish(
  { content, watchSite }: Tools,
  path: string,
  { revision, acceptLoss }: Publishing,
  { parameters: { id = "" }, editor }: StudioCall,
): Promise<StudioReply> {
  const before = await findState(content, id);
  if (before === undefined) return noDocument(id);
  const watch = watchSite();
  try {
    const published = await content.call({
      method: "POST",
      path: acceptLoss ? `${path}?lose-addresses` : path,
      headers: { "if-match": `"${revision}"` },
      author: editor.name,
    });
    if (published.status >= 300) return toRefusal(published);
    const { ref, documents } = v.parse(publishedSchema, published.body);
    const body = { documents, seenAfterMs: await watch.measure(ref, before) };
    const after = (await findState(content, id))?.published ?? 0;
    return { status: 200, body, command: { document: id, language: before.lang, before: before.published, after } };
  } finally {
    watch.stop();
  }
}

async function schedule(
  { content }: Tools,
  { revision, at }: v.InferOutput<typeof scheduleSchema>,
  { parameters: { id = "" }, editor }: StudioCall,
): Promise<StudioReply> {
  const scheduled = await content.call({
    method: "POST",
    path: `/editing/drafts/${draftId(id)}/schedule`,
    body: { scheduledAt: at },
    headers: { "if-match": `"${revision}"` },
    author: editor.name,
  });
  return toReply(scheduled, v.object({ scheduledAt: v.string() }), (body) => body, { document: id, before: revision });
}
