import { listAt } from "./list-at.ts";

/** Reads the services that the site reads. Each address is read once. */
export interface Facts {
  /** Texts at a path of the provider's JSON: `tourGroups.*.name`. */
  readonly provider: (address: string, at: string) => Promise<readonly string[]>;
  /** Texts at a path of the documents that a predicate finds: `*.data.title.0.text`. */
  readonly content: (predicate: string, at: string) => Promise<readonly string[]>;
}

interface ServiceUrls {
  readonly contentUrl: string;
  readonly providerUrl: string;
}

export function createFacts({ contentUrl, providerUrl }: ServiceUrls): Facts {
  const known = new Map<string, Promise<unknown>>();
  const read = (url: string) => {
    const reading = known.get(url) ?? fetch(url).then((response) => response.json());
    known.set(url, reading);
    return reading;
  };
  const readRef = async () => (await listTextsAt(read(`${contentUrl}/api/v2`), "refs.0.ref"))[0] ?? "";
  return {
    provider: (address, at) => listTextsAt(read(`${providerUrl}${address}`), at),
    content: async (predicate, at) => {
      const query = new URLSearchParams({ ref: await readRef(), q: `[[${predicate}]]`, lang: "*", pageSize: "100" });
      return listTextsAt(read(`${contentUrl}/api/v2/documents/search?${query}`), `results.${at}`);
    },
  };
}

async function listTextsAt(reading: Promise<unknown>, at: string): Promise<readonly string[]> {
  return listAt(await reading, at).flatMap((value) => (isText(value) ? [String(value)] : []));
}

function isText(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value) && value !== "";
}
