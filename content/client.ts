import { type Client, createClient, filter } from "@prismicio/client";
import * as v from "valibot";
import type { Locale } from "../i18n/locales.ts";
import { ContentError } from "./content-error.ts";
import { type RawDocument, rawDocumentSchema } from "./document.ts";
import { fetchWithin } from "./fetch-within.ts";

/** The questions we ask the content service. Each throws `ContentError` when it is down or answers nonsense. */
export interface ContentClient {
  /** The page document or redirect with this identifier in this language; one query. */
  readonly page: (identifier: string, locale: Locale) => Promise<RawDocument | undefined>;
  /** The documents of these types that belong to a host, in all languages; one query. */
  readonly ofHost: (host: string, types: readonly string[]) => Promise<readonly RawDocument[]>;
  /** All documents of these types in all languages. */
  readonly all: (types: readonly string[]) => Promise<readonly RawDocument[]>;
}

export interface ContentClientOptions {
  /** `https://repository.cdn.prismic.io/api/v2`, without a trailing slash. */
  readonly endpoint: string;
  readonly repository: string;
  /** Types that are looked for by page identifier, redirects among them. */
  readonly pageTypes: readonly string[];
  /** For a whole call, its retries and its body included. */
  readonly timeoutMs: number;
}

/** What an identifier may hold: the client does not escape backslashes, so nothing else may reach a filter. */
const identifierPattern = /^[\p{L}\p{N}._~-]+$/u;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const client = createClient(options.repository, {
    documentAPIEndpoint: options.endpoint,
    fetch: fetchWithin(options.timeoutMs),
  });
  return {
    page: async (identifier, locale) => {
      if (!identifierPattern.test(identifier)) return undefined;
      const found = await ask(client, options.pageTypes, identifier, locale.contentLanguage);
      return found.find(({ uid }) => uid === identifier);
    },
    ofHost: (host, types) => ask(client, types, host, "*"),
    all: (types) =>
      attempt(() => client.dangerouslyGetAll({ filters: [filter.any("document.type", [...types])], lang: "*" })),
  };
}

/** Documents of any of these types that carry a page identifier as their tag: a filter on `uid` would name one type. */
function ask(client: Client, types: readonly string[], tag: string, lang: string): Promise<readonly RawDocument[]> {
  return attempt(async () => {
    const filters = [filter.any("document.type", [...types]), filter.at("document.tags", [tag])];
    const { results } = await client.get({ filters, lang, pageSize: 100 });
    return results;
  });
}

async function attempt(question: () => Promise<unknown>): Promise<readonly RawDocument[]> {
  try {
    return v.parse(v.array(rawDocumentSchema), await question());
  } catch (cause) {
    throw new ContentError("The content service could not be read.", { cause });
  }
}
