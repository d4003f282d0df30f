import { currencyChoice, setCurrency } from "@/app/_composition/currency.ts";
import { returnTo } from "@/app/_composition/redirect.ts";
import { siteOfHost } from "@/routing/host.ts";

/** The currency switch, as a plain form: remembers the choice for a year, or forgets it for `auto`. */
export async function POST(request: Request): Promise<Response> {
  const host = request.headers.get("host") ?? "";
  const choice = await currencyChoice(request);
  const site = siteOfHost(host);
  if (site === undefined || choice === undefined) {
    return new Response("This currency can't be chosen.", { status: 400 });
  }
  return returnTo(choice.to, request, [setCurrency(choice.currency, site, host)]);
}
