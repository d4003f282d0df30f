import * as v from "valibot";
import type { ListedDocument } from "../../protocol/document.ts";
import { publishSchema } from "../../protocol/publication.ts";
import { changeDraft } from "../content/change-draft.ts";
import type { ContentReply } from "../content/content-reply.ts";
import type { ContentService } from "../content/content-service.ts";
import { findState } from "../content/open-document.ts";
import { toRefusal } from "../content/to-reply.ts";
import { noDocument, type StudioCall, type StudioReply, type StudioRoute, withBody } from "../http/route.ts";
import type { SeenWatch } from "../publication/create-seen.ts";

interface Tools {
  readonly content: Pick<ContentService, "call">;
  /** Begins to watch the site before a publication. */
  readonly watchSite: () => SeenWatch;
}

type Body = v.InferOutput<typeof publishSchema>;

/** Makes a change in the content service, or returns why not. */
type Change = (before: ListedDocument, body: Body, author: string) => Promise<ContentReply>;

const publishedSchema = v.object({
  ref: v.string(),
  documents: v.array(v.string()),
  /** Why the site was not notified. Content services besides ours have no such member. */
  webhook: v.optional(v.string()),
});

/** Routes that change what visitors see. */
export function publishRoutes(tools: Tools): readonly StudioRoute[] {
  const route = (name: string, change: Change): StudioRoute => ({
    method: "POST",
    path: `documents/:id/${name}`,
    action: "publish",
    respond: withBody(publishSchema, (body, call) => publish(tools, change, body, call)),
  });
  return [route("publish", draftPublisher(tools)), route("unpublish", unpublisher(tools))];
}

/** Publishes a draft, with the redirect that a page leaves where it was. */
function draftPublisher({ content }: Tools): Change {
  return (before, { revision: seen, acceptLoss: loseAddresses, keepAddress }, author) =>
    changeDraft(content, before, { change: { do: "publish", loseAddresses }, seen, keepAddress, author });
}

function unpublisher({ content }: Tools): Change {
  return ({ id }, { revision, acceptLoss }, author) => {
    const path = `/editing/documents/${id}/unpublish${acceptLoss ? "?lose-addresses" : ""}`;
    return content.call({ method: "POST", path, headers: { "if-match": `"${revision}"` }, author });
  };
}

/** Publishes or unpublishes a document, and waits until its page shows it. */
async function publish(
  { content, watchSite }: Tools,
  change: Change,
  body: Body,
  { parameters: { id = "" }, editor }: StudioCall,
): Promise<StudioReply> {
  const before = await findState(content, id);
  if (before === undefined) return noDocument(id);
  const watch = watchSite();
  try {
    const changed = await change(before, body, editor.name);
    if (changed.status >= 300) return toRefusal(changed);
    const { ref, documents, webhook } = v.parse(publishedSchema, changed.body);
    const seenAfterMs = webhook === undefined ? await watch.measure(ref, before) : null;
    const sent = { documents, seenAfterMs, webhook };
    const after = (await findState(content, id))?.published ?? 0;
    return {
      status: 200,
      body: sent,
      command: { document: id, language: before.lang, before: before.published, after },
    };
  } finally {
    watch.stop();
  }
}
