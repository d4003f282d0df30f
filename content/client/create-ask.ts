import { type Client, createClient } from "@prismicio/client";
import { ContentError } from "./content-error.ts";
import { type ContentMode, refOf } from "./content-mode.ts";
import type { Transport } from "./transport.ts";

/** Runs a question on a client that stays at one ref, so that all its requests see one state of the content. */
export type Ask = <T>(question: (client: Client) => Promise<T>) => Promise<T>;

export interface Access {
  readonly repository: string;
  readonly endpoint: string;
  /** "" for a repository that asks for none. */
  readonly accessToken: string;
}

/**
 * A ref that is gone by the time it is used is looked up anew, once, and the question asked again from its start. One
 * that was given by hand stays what it is: other content than was asked for is no answer.
 */
export function createAsk(access: Access, mode: ContentMode, transport: Transport): Ask {
  return async (question) => {
    const attempt = async () => question(await clientAt(access, mode, transport));
    try {
      return await attempt().catch((error) => {
        if (mode.kind === "ref" || !isRefGone(error)) throw error;
        transport.forgetRepository();
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

/** A client a question: it has no state that another question could meet, and costs no request of its own. */
async function clientAt({ repository, endpoint, accessToken }: Access, mode: ContentMode, transport: Transport) {
  const { fetch, signal } = transport;
  const client = createClient(repository, {
    documentAPIEndpoint: endpoint,
    accessToken,
    fetch,
    fetchOptions: { signal },
  });
  client.disableAutoPreviews();
  client.queryContentFromRef(await refOf(client, mode));
  return client;
}
