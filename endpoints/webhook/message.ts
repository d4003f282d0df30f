import * as v from "valibot";

const ids = v.optional(v.array(v.string()), []);
const releases = v.optional(v.array(v.object({ documents: ids })), []);

/** The body of a webhook in Prismic's words. Other members, and types that are not `api-update`, are ignored. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.string(),
    secret: v.optional(v.nullable(v.string())),
    masterRef: v.optional(v.string()),
    documents: ids,
    releases: v.optional(v.object({ addition: releases, update: releases, deletion: releases }), {}),
  }),
);

export type WebhookMessage = v.InferOutput<typeof messageSchema>;

/** Parses the body of a webhook; undefined for any other text. */
export function parseMessage(body: string): WebhookMessage | undefined {
  const message = v.safeParse(messageSchema, body);
  return message.success ? message.output : undefined;
}

/** Returns the ids of the documents that a message says have changed; of releases too where the site shows one. */
export function listChangedIds({ documents, releases: all }: WebhookMessage, showsRelease: boolean): readonly string[] {
  const ofReleases = [all.addition, all.update, all.deletion].flatMap((some) => some ?? []);
  return [...new Set([...documents, ...(showsRelease ? ofReleases.flatMap((release) => release.documents) : [])])];
}
