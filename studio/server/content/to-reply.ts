import * as v from "valibot";
import { type Conflict, conflictSchema, type Problem } from "../../protocol/document.ts";
import type { Command, StudioReply } from "../http/route.ts";
import type { ContentReply } from "./content-reply.ts";

const value = v.optional(v.unknown(), null);

/** An error of the content service. */
const failureSchema = v.object({
  code: v.fallback(v.string(), "refused"),
  message: v.fallback(v.string(), "The content service refused this."),
  details: v.fallback(
    v.optional(v.array(v.object({ property: v.string(), error: v.string(), hint: v.optional(v.string(), "") }))),
    undefined,
  ),
  conflicts: v.fallback(
    v.optional(
      v.array(v.object({ values: v.array(v.object({ path: v.string(), base: value, mine: value, theirs: value })) })),
    ),
    undefined,
  ),
});

/** Returns a response of the content service as the API has it. `read` chooses the parts of a success. */
export function toReply<Body>(
  reply: ContentReply,
  schema: v.GenericSchema<unknown, Body>,
  read: (body: Body) => unknown = (body) => body,
  command?: Command,
): StudioReply {
  if (reply.status >= 300) return toRefusal(reply);
  const sent = read(v.parse(schema, reply.body));
  return { status: reply.status, body: sent, ...(command && { command }) };
}

/** Returns an error as `errorSchema` has it. */
export function toRefusal({ status, body }: ContentReply): StudioReply {
  const parsed = v.safeParse(failureSchema, body);
  const { code, message, details, conflicts } = parsed.success ? parsed.output : v.parse(failureSchema, {});
  const problems = details?.map(({ property, error, hint }): Problem => ({ path: property, message: error, hint }));
  return {
    status,
    body: {
      code,
      message,
      ...(problems && { problems }),
      ...(conflicts && { conflicts: conflicts.flatMap(({ values }) => values.flatMap(toConflict)) }),
    },
  };
}

function toConflict(conflict: unknown): readonly Conflict[] {
  const parsed = v.safeParse(conflictSchema, conflict);
  return parsed.success ? [parsed.output] : [];
}
