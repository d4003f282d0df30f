import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import * as v from "valibot";
import type { Endpoint } from "../http/endpoint.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import { type Detail, ok } from "../write-api/responses.ts";
import { bodyFaults, withBody } from "../write-api/with-body.ts";
import { completeContent } from "./complete-content.ts";
import { documentBody, documentId, writtenMembers } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { publishedState } from "./published-state.ts";
import { acceptBody } from "./put-document.ts";

/** Where a document would be put. The rest of the body is that of a put, validated by itself. */
const target = v.looseObject({
  id: v.optional(documentId, "new-document"),
  /** Id of a release or draft. By default the published documents, also for one that does not exist. */
  overlay: v.optional(v.string()),
});

type Target = v.InferOutput<typeof target>;

/** The endpoint that lists what is wrong with a document, without a change. */
export function validateEndpoint(context: EditingContext): Endpoint {
  const handle = withBody(target, ({ id, overlay, ...body }, request) =>
    validate({ id, overlay }, body, request, context),
  );
  return { method: "POST", path: "/editing/validate", handle };
}

async function validate(
  { id, overlay: name }: Pick<Target, "id" | "overlay">,
  json: unknown,
  request: HonoRequest,
  context: EditingContext,
): Promise<JsonReply> {
  const overlay = (name === undefined ? undefined : await context.store.overlay(name)) ?? publishedState;
  const body = v.safeParse(documentBody, json);
  if (!body.success) {
    const readable = v.safeParse(readableBody, json);
    const data = readable.success ? (await acceptBody(readable.output, overlay, request, context)).details : [];
    return ok({ problems: joinFaults(bodyFaults(body.issues), data).map(toProblem) });
  }
  const { data, details } = await acceptBody(body.output, overlay, request, context);
  const refusal = await refusedContent({ id, body: { ...body.output, data }, overlay }, context.store);
  return ok({ problems: [...details, ...refusal].map(toProblem) });
}

/** The members that data is validated with. A body with other faults may still have them. */
const readableBody = v.looseObject({
  type: writtenMembers.type,
  data: writtenMembers.data,
  uid: v.fallback(v.nullable(v.string()), null),
});

/** Joins faults of a body and of its data. A member's own fault comes before another one about it. */
function joinFaults(body: readonly Detail[], data: readonly Detail[]): readonly Detail[] {
  const named = new Set(body.map(({ property }) => property));
  return [...body, ...data.filter(({ property }) => !named.has(property))];
}

type Written = Parameters<typeof completeContent>[0];

/** Returns the fault of a document that the store would refuse. */
async function refusedContent(written: Written, store: ContentStore): Promise<readonly Detail[]> {
  const content = await completeContent(written, store);
  const refusal = isRefusal(content) ? content : await store.tryDocument(written.overlay.id, content);
  return refusal ? [{ property: refusal.property ?? "", value: null, error: refusal.message }] : [];
}

function toProblem({ property, error, hint = "Correct the value, or the model." }: Detail): unknown {
  return property === ""
    ? { path: "", message: error, hint: "Change the document, or the one that the message names." }
    : { path: property, message: error, hint };
}
