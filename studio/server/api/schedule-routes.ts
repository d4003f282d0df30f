import * as v from "valibot";
import { scheduleSchema } from "../../protocol/publication.ts";
import { changeDraft, changeTogether } from "../content/change-draft.ts";
import type { ContentService } from "../content/content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import { findState } from "../content/open-document.ts";
import { toRefusal, toReply } from "../content/to-reply.ts";
import { noDocument, type StudioReply, type StudioRoute, withBody } from "../http/route.ts";

type Tools = { readonly content: Pick<ContentService, "call"> };

/** Routes that plan the publication of a draft, and cancel the plan. */
export function scheduleRoutes({ content }: Tools): readonly StudioRoute[] {
  const path = "documents/:id/schedule";
  return [
    {
      method: "POST",
      path,
      action: "publish",
      respond: withBody(scheduleSchema, (body, { parameters: { id = "" }, editor }) =>
        schedule(content, { ...body, id, author: editor.name }),
      ),
    },
    {
      method: "DELETE",
      path,
      action: "publish",
      respond: ({ parameters: { id = "" }, editor }) => cancel(content, id, editor.name),
    },
  ];
}

interface Plan extends v.InferOutput<typeof scheduleSchema> {
  readonly id: string;
  readonly author: string;
}

async function schedule(
  content: Tools["content"],
  { id, revision: seen, at, author, keepAddress }: Plan,
): Promise<StudioReply> {
  const before = await findState(content, id);
  if (before === undefined) return noDocument(id);
  const change = { do: "schedule", scheduledAt: at };
  const reply = await changeDraft(content, before, { change, seen, keepAddress, author });
  return toReply(reply, v.unknown(), () => ({ at }), { document: id, language: before.lang, before: seen });
}

const releaseSchema = v.object({ documents: v.array(v.object({ id: v.string() })) });

/** Makes a scheduled document a draft again, without the redirect of its plan. */
async function cancel(content: Tools["content"], id: string, author: string): Promise<StudioReply> {
  const overlay = draftId(id);
  const planned = await content.call({ method: "GET", path: `/editing/releases/${overlay}` });
  if (planned.status >= 300) return toRefusal(planned);
  const others = v.parse(releaseSchema, planned.body).documents.filter((document) => document.id !== id);
  const changes = [
    ...others.map((document) => ({ do: "reset", overlay, id: document.id, revision: "*" })),
    { do: "schedule", overlay, scheduledAt: null, revision: "*" },
  ];
  const reply = await changeTogether(content, changes, author);
  return toReply(reply, v.unknown(), () => ({ id }), { document: id });
}
