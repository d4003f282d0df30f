import * as v from "valibot";

/** A request that an API refused. Its message is what the API said, with each field. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;

  constructor(status: number, text: string) {
    super(refusalText(status, text));
    this.status = status;
  }
}

const refusal = v.object({
  message: v.optional(v.string()),
  Message: v.optional(v.string()),
  error: v.optional(v.string()),
  details: v.optional(v.array(v.object({ property: v.optional(v.string(), ""), error: v.string() }))),
});

/** Returns what is wrong with each field, or the message, of a response of any of Prismic's APIs. */
function refusalText(status: number, text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), text);
  if (!parsed.success) return text.trim().slice(0, 300) || `the API responded ${status}`;
  const { details = [], message, Message, error } = parsed.output;
  const fields = details.map(({ property, error: reason }) => (property === "" ? reason : `${property}: ${reason}`));
  return fields.join("; ") || message || Message || error || `the API responded ${status}`;
}
