import { currencyChoice, setCurrency } from "@/endpoints/forms/currency.ts";
import { isSameOrigin } from "@/routing/is-same-origin.ts";
import { refusePost } from "@/endpoints/forms/read-posted.ts";
import { returnTo } from "@/routing/redirect.ts";
import { findSiteByHost } from "@/routing/host.ts";

/** The currency switch, as a form of this host: remembers the choice for a year, or forgets it for `auto`. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refusePost(403);
  const host = request.headers.get("host") ?? "";
  const choice = await currencyChoice(request);
  const site = findSiteByHost(host);
  if (site === undefined || choice === undefined) {
    return new Response("This currency can't be chosen.", { status: 400 });
  }
  return returnTo(choice.to, request, [setCurrency(choice.currency, site, host)]);
}
