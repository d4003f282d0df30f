import { currencyChoice, setCurrency } from "@/app/_composition/currency.ts";
import { isSameOrigin } from "@/app/_composition/forms/is-same-origin.ts";
import { refusePost } from "@/app/_composition/forms/read-posted.ts";
import { returnTo } from "@/app/_composition/redirect.ts";
import { siteOfHost } from "@/routing/host.ts";

/** The currency switch, as a form of this host: remembers the choice for a year, or forgets it for `auto`. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refusePost(403);
  const host = request.headers.get("host") ?? "";
  const choice = await currencyChoice(request);
  const site = siteOfHost(host);
  if (site === undefined || choice === undefined) {
    return new Response("This currency can't be chosen.", { status: 400 });
  }
  return returnTo(choice.to, request, [setCurrency(choice.currency, site, host)]);
}
