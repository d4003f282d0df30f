import * as v from "valibot";
import { readPosted, refusePost } from "@/endpoints/forms/read-posted.ts";
import { returnTo } from "@/routing/redirect.ts";
import { isLocal } from "@/routing/host.ts";
import { postedPromoCode, setPromoCode } from "@/routing/promo-code.ts";

/** Applies a promo code for a day, or removes it (A5, E8). The page then has it on booking links. */
export async function POST(request: Request): Promise<Response> {
  const post = await readPosted(request);
  if (typeof post === "number") return refusePost(post);
  const code = v.safeParse(postedPromoCode, post.posted["code"]);
  if (!code.success) return refusePost(400);
  const isSecure = !isLocal(request.headers.get("host") ?? "");
  return returnTo(`${post.to}#${post.form}`, request, [setPromoCode(code.output, isSecure)]);
}
