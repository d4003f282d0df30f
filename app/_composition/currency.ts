import * as v from "valibot";
import { readText } from "../../http/read-text.ts";
import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import { currencyCookie } from "../../routing/cookies.ts";
import { hostLabels, isLocal } from "../../routing/host.ts";
import { storageKeys } from "../../storage/storage-keys.ts";
import { localPath } from "./redirect.ts";

export interface CurrencyChoice {
  readonly currency: CurrencyCode | "auto";
  /** Path to return to. */
  readonly to: string;
}

/** Bytes: many times a path and a currency. */
const bodyLimit = 8192;

const choiceSchema = v.object({
  currency: v.union([v.literal("auto"), v.pipe(v.string(), v.guard(isCurrencyCode))]),
  to: localPath,
});

/** Parses the URL-encoded body of the currency form; undefined for any other body. */
export async function currencyChoice(request: Request): Promise<CurrencyChoice | undefined> {
  const body = await readText(request, bodyLimit).catch(() => "");
  const choice = v.safeParse(choiceSchema, Object.fromEntries(new URLSearchParams(body)));
  return choice.success ? choice.output : undefined;
}

/**
 * Returns the `Set-Cookie` value for a chosen currency: one year, on the parent domain (specification §9). `auto`
 * removes it. On localhost the cookie has no domain, because browsers reject a domain of one label.
 */
export function setCurrency(currency: string, hostHeader: string): string {
  const labels = hostLabels(hostHeader);
  const local = isLocal(hostHeader);
  const domain = local || labels.length < 3 ? "" : `; Domain=${labels.slice(1).join(".")}`;
  const [value, maxAge] = currency === "auto" ? ["", 0] : [currency, storageKeys[currencyCookie].seconds];
  return `${currencyCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${domain}${local ? "" : "; Secure"}`;
}
