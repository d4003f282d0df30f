import * as v from "valibot";
import { isCurrencyCode } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import { bookingOrigin, type BookingSite } from "../booking/booking-url.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import { wireFlag, wireList, wireName, wireText } from "../provider/wire.ts";
import type { Domain } from "./domain.ts";

const wireDomain = v.object({
  host: wireName,
  name: wireText,
  displayName: wireText,
  logoUrl: wireText,
  supportedLanguages: wireList(v.string()),
  defaultCurrency: wireText,
  nonOfficialNotice: wireFlag,
});

const schema = v.object({ domain: wireDomain });

/** Returns what the provider knows of the host a site books at, which the origin header names; undefined for others. */
async function findDomain(site: BookingSite, { transport }: ProviderContext): Promise<Domain | undefined> {
  const call = { path: "/api/domain/", query: [], origin: bookingOrigin(site), schema };
  const response = await ifKnown(request(transport, call), undefined);
  return response && toDomain(response.domain);
}

function toDomain({ supportedLanguages, defaultCurrency, ...wire }: v.InferOutput<typeof wireDomain>): Domain {
  const supported = Object.values(locales).filter((locale) => supportedLanguages.includes(locale.providerLanguage));
  return {
    ...wire,
    languages: supported.map(({ code }) => code),
    defaultCurrency: isCurrencyCode(defaultCurrency) ? defaultCurrency : undefined,
  };
}

/** The provider's facts about the host a site books at. */
export const domain = onePerCall<BookingSite, Domain>({
  example: { bookingDomain: "tessera.example" },
  key: bookingOrigin,
  live: false,
  find: findDomain,
});
