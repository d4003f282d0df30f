import * as v from "valibot";

/** Returns a product's name in a language of the provider; undefined where it is not known. */
export type ReadName = (product: number, providerLanguage: string) => Promise<string | undefined>;

const named = v.object({ name: v.string() });

/** Milliseconds that a page waits for a name. */
const patienceMs = 2_000;

/** Reads names from the provider's API at an origin. A name that can't be read is missing, and the page goes on. */
export function readNamesFrom(provider: string, key: string | undefined): ReadName {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return async (product, language) => {
    const url = `${provider}/api/v6/tour-groups/${product}?language=${language}`;
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) });
      return v.parse(named, await response.json()).name;
    } catch {
      return undefined;
    }
  };
}
