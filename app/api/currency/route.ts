import * as v from "valibot";
import { currencyCookie } from "@/app/currency-cookie.ts";
import { isCurrencyCode } from "@/i18n/currencies.ts";
import { siteOfHost } from "@/i18n/sites.ts";

const choiceSchema = v.object({
  currency: v.union([v.literal("auto"), v.pipe(v.string(), v.check(isCurrencyCode))]),
  /** Path to go back to: never another host. */
  to: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/), v.maxLength(2048)),
});

/** The currency switch, as a plain form: remembers the choice for a year, or forgets it for `auto`. */
export async function POST(request: Request): Promise<Response> {
  const site = siteOfHost(request.headers.get("host") ?? "");
  const choice = v.safeParse(choiceSchema, Object.fromEntries(await request.formData()));
  if (site === undefined || !choice.success) return new Response("This currency can't be chosen.", { status: 400 });
  const { currency, to } = choice.output;
  const host = request.headers.get("host") ?? "";
  return new Response(null, { status: 303, headers: { location: to, "set-cookie": currencyCookie(currency, host) } });
}
