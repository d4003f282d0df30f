import { revalidateTag } from "next/cache";
import { connection } from "next/server";
import { environment } from "@/app/_composition/environment.ts";
import { createAddressReporter } from "@/app/_composition/page-list/create-address-reporter.ts";
import { pageList } from "@/app/_composition/page-list/page-list.ts";

const report = createAddressReporter({
  list: pageList,
  invalidate: (tags) => tags.forEach((tag) => revalidateTag(tag, "max")),
});

/**
 * Returns the addresses of all published pages as JSON, or the ref alone where `?ref=` names it. Null while they are not
 * known. A release changes under one ref, so its addresses never are. Only the server requests it.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  if (environment.contentMode.kind !== "latest") return Response.json(null);
  return Response.json(await report(new URL(request.url).searchParams.get("ref")));
}
