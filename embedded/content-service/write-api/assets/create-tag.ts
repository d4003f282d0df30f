import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { created, refusalReply } from "../reply.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { shownTag } from "./shown-asset.ts";

const message = "must be 3 to 20 characters long";
const tagBody = v.object({ name: v.pipe(v.string(), v.minLength(3, message), v.maxLength(20, message)) });

export function createTag({ store }: Pick<WriteContext, "store">) {
  return withBody(tagBody, async ({ name }) => {
    const tag = { id: randomUUID(), name, createdAt: Date.now() };
    const refusal = await store.putAssetTag(tag);
    return refusal ? refusalReply(refusal) : created(shownTag(tag));
  });
}
