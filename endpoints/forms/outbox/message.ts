import * as v from "valibot";

/** The message of a form: it is stored, and sent unchanged. */
export const messageSchema = v.object({
  /** The same for the same post, however often it arrives. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  form: v.string(),
  /** When it was accepted, ISO 8601 in UTC. */
  at: v.string(),
  host: v.string(),
  /** Language of the page, as in its address. */
  locale: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.number()])),
});

export type Message = Readonly<v.InferOutput<typeof messageSchema>>;
