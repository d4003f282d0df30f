import * as v from "valibot";
import { isCurrencyCode } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";
import { bookingOrigin, type BookingSite } from "../booking/booking-origin.ts";
import type { Domain } from "./domain.ts";
import { ifKnown } from "../provider/if-known.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { type WireDomain, wireDomain } from "./wire-domain.ts";

const path = "/api/domain/";
const schema = v.object({ domain: wireDomain });

/** What the provider knows of the host a site books at, which the origin header names; undefined when it knows no such host. */
export async function domain(transport: Transport, site: BookingSite): Promise<Domain | undefined> {
  const answer = await ifKnown(request(transport, { path, query: [], origin: bookingOrigin(site), schema }), undefined);
  return answer && toDomain(answer.domain);
}

function toDomain({ supportedLanguages, defaultCurrency, ...wire }: WireDomain): Domain {
  const supported = Object.values(locales).filter((locale) => supportedLanguages.includes(locale.providerLanguage));
  return {
    ...wire,
    languages: supported.map(({ code }) => code),
    defaultCurrency: isCurrencyCode(defaultCurrency) ? defaultCurrency : undefined,
  };
}
