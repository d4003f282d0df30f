import type { Catalog } from "@tessera/provider-api/source/catalog.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";

const word = v.pipe(v.string(), v.minLength(1));

const sitesSchema = v.strictObject({
  /** The seller of all sites. */
  seller: v.strictObject({ name: word, address: word }),
  /** Hosts that promise nothing: they have no guarantee page. */
  withoutGuarantee: v.array(word),
  /** By host: the city whose shows a site sells. */
  showCities: v.record(word, word),
});

const languagesSchema = v.array(v.strictObject({ content: word, provider: word }));

/** A language, as the content service and the provider name it. */
export type SiteLanguage = v.InferOutput<typeof languagesSchema>[number];

/** A site that the provider sells on. */
export interface PlannedSite {
  /** `www.tessera.example` */
  readonly host: string;
  readonly brand: string;
  readonly languages: readonly SiteLanguage[];
  readonly seller: { readonly name: string; readonly address: string };
  readonly hasGuarantee: boolean;
  /** The provider's code of the city whose shows it sells. */
  readonly showCity: string | undefined;
}

/** Reads the languages of all sites, English first. */
export function readLanguages(folder: URL): readonly SiteLanguage[] {
  return readJson(new URL("languages.json", folder), languagesSchema);
}

/** Reads the sites: host, brand and languages are the provider's, the rest is planned. */
export function readSites(
  folder: URL,
  languages: readonly SiteLanguage[],
  { domains }: Catalog,
): readonly PlannedSite[] {
  const { seller, withoutGuarantee, showCities } = readJson(new URL("sites.json", folder), sitesSchema);
  return [...domains.values()].map(({ host: domain, displayName: brand, supportedLanguages }) => {
    const host = `www.${domain}`;
    return {
      host,
      brand,
      languages: languages.filter(({ provider }) => supportedLanguages.includes(provider)),
      seller,
      hasGuarantee: !withoutGuarantee.includes(host),
      showCity: showCities[host],
    };
  });
}
