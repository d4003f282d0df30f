import { type Client, createClient } from "@prismicio/client";
import { ContentError } from "./content-error.ts";
import { type ContentMode, chooseRef } from "./content-mode.ts";
import type { ContentTransport } from "./transport.ts";

/** Runs a query on a client that stays at one ref: all its requests see one state of the content. */
export type RunQuery = <Result>(query: (client: Client, ref: string) => Promise<Result>) => Promise<Result>;

export interface Access {
  readonly repository: string;
  readonly endpoint: string;
  /** Empty for a repository that needs none. */
  readonly accessToken: string;
}

/**
 * Retries a query once from its start when its ref expired meanwhile, with the mode's new ref. A mode that names the ref
 * itself has no other.
 */
export function createQueryRunner(access: Access, mode: ContentMode, transport: ContentTransport): RunQuery {
  return async (query) => {
    const attempt = async () => {
      const { client, ref } = await clientAt(access, mode, transport);
      return query(client, ref);
    };
    try {
      return await attempt().catch((error) => {
        if (mode.kind === "ref" || !isRefGone(error)) throw error;
        transport.dropRepository();
        return attempt();
      });
    } catch (cause) {
      if (cause instanceof ContentError) throw cause;
      throw new ContentError("invalid-response", "An invalid API response was returned", { cause });
    }
  };
}

function isRefGone(error: unknown): boolean {
  return error instanceof ContentError && error.kind === "ref-not-found";
}

/** Creates a client for one query. It shares no state with other queries, and costs no further request. */
async function clientAt({ repository, endpoint, accessToken }: Access, mode: ContentMode, transport: ContentTransport) {
  const { fetch, signal, publishedRef } = transport;
  const client = createClient(repository, {
    documentAPIEndpoint: endpoint,
    accessToken,
    fetch,
    fetchOptions: { signal },
  });
  client.disableAutoPreviews();
  const published = mode.kind === "latest" ? publishedRef() : undefined;
  const ref = published ?? (await chooseRef(client, mode));
  client.queryContentFromRef(ref);
  return { client, ref };
}
