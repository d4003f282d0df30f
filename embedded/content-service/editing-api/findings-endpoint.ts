import { epochNow } from "@tessera/runtime/epoch-now.ts";
import * as v from "valibot";
import type { Endpoint } from "../http/endpoint.ts";
import { ok } from "../write-api/responses.ts";
import { withBody } from "../write-api/with-body.ts";
import type { EditingContext } from "./editing-context.ts";

const count = v.pipe(v.number(), v.integer("it needs a whole number"), v.minValue(0, "it must be at least 0"));

const page = v.strictObject({
  document: v.pipe(v.string(), v.nonEmpty("it needs the id of a document")),
  overlay: v.optional(v.string(), ""),
  revision: count,
  kind: v.pipe(v.string(), v.maxLength(100, "it is longer than 100 letters")),
  findings: count,
});

const findingsBody = v.strictObject({ pages: v.pipe(v.array(page), v.maxLength(100, "it has more than 100 pages")) });

/** The endpoint for who renders pages: lists then know the kind of each page, and the number of its findings. */
export function findingsEndpoint({ store, now = epochNow }: EditingContext): Endpoint {
  const handle = withBody(findingsBody, async ({ pages }) => {
    await store.recordFindings(pages, now());
    return ok({});
  });
  return { method: "POST", path: "/editing/findings", handle };
}
