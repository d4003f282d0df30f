import type { Domain } from "../source/domain.ts";

export function wireDomain(domain: Domain) {
  const { host, name, displayName, logo, supportedLanguages, defaultCurrency, nonOfficialNotice } = domain;
  return { host, name, displayName, logoUrl: logo, supportedLanguages, defaultCurrency, nonOfficialNotice };
}
