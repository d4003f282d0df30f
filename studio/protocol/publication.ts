import * as v from "valibot";

/** Body of `POST /studio/api/documents/:id/publish` and `…/unpublish`. */
export const publishSchema = v.object({
  /** Revision that the editor has seen. */
  revision: v.number(),
  /** Whether addresses may lose their page. */
  acceptLoss: v.optional(v.boolean(), false),
  /** Whether a page that moves leaves a redirect at its old address. */
  keepAddress: v.optional(v.boolean(), false),
});

/** Body of `POST /studio/api/documents/:id/schedule`. `DELETE` of it makes the document a draft again. */
export const scheduleSchema = v.object({
  revision: v.number(),
  /** ISO 8601 with a zone. */
  at: v.string(),
  keepAddress: v.optional(v.boolean(), false),
});

/** Response of `POST /studio/api/documents/:id/share`: an address that shows the draft to anyone who has it. */
export const sharedSchema = v.object({
  url: v.string(),
  /** ISO 8601. */
  expiresAt: v.string(),
});
