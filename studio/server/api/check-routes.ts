import * as v from "valibot";
import { conflictSchema, documentSchema, problemSchema } from "../../protocol/document.ts";
import type { ContentService } from "../content/content-service.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import { toReply } from "../content/to-reply.ts";
import { type StudioRoute, withBody } from "../http/route.ts";

type Tools = { readonly content: Pick<ContentService, "call"> };

const mergeSchema = v.object({ base: documentSchema, mine: documentSchema, theirs: documentSchema });

const mergedSchema = v.object({
  document: documentSchema,
  merged: v.array(v.string()),
  conflicts: v.array(conflictSchema),
});

const problemsSchema = v.object({ problems: v.array(problemSchema) });

/** Routes that check or merge what they are sent, and write nothing. */
export function checkRoutes({ content: { call } }: Tools): readonly StudioRoute[] {
  return [
    {
      method: "POST",
      path: "merge",
      action: "save",
      respond: withBody(mergeSchema, async (body) =>
        toReply(await call({ method: "POST", path: "/editing/merge", body }), mergedSchema),
      ),
    },
    {
      method: "POST",
      path: "validate",
      action: "read",
      // A document that nobody has changed yet has no draft: it is checked beside what is published.
      respond: withBody(v.object({ document: documentSchema }), async ({ document }) => {
        const body = { ...document, overlay: draftId(document.id) };
        return toReply(await call({ method: "POST", path: "/editing/validate", body }), problemsSchema);
      }),
    },
  ];
}
