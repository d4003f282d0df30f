import { createWriteClient, type PrismicDocument } from "@prismicio/client";
import type { DocumentSource } from "../files/document-source.ts";
import type { ModelSeed } from "../files/seeds.ts";
import { writeEndpoints } from "../write-api/index.ts";
import { startContent } from "./content-service.ts";

interface Start {
  readonly models?: readonly ModelSeed[];
  readonly documents?: readonly DocumentSource[];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const context = { repositoryName: "tessera", writeTokens: ["secret"] };

/** Runs the content service in English, German and Arabic, with its write APIs and their clients. */
export async function startWriting({ models = [], documents = [] }: Start = {}) {
  const service = await startContent({
    models,
    documents,
    endpoints: (store) => writeEndpoints({ ...context, store }),
  });
  const { origin, store } = service;
  await store.setLanguages([
    { id: "en-us", name: "English - United States" },
    { id: "de-de", name: "German - Germany" },
    { id: "ar-ae", name: "Arabic - UAE" },
  ]);

  async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: { authorization: "Bearer secret", ...headers },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  }

  const writeClient = () =>
    createWriteClient<PrismicDocument>("tessera", {
      documentAPIEndpoint: `${origin}/api/v2`,
      migrationAPIEndpoint: `${origin}/migration`,
      assetAPIEndpoint: `${origin}/asset-api`,
      writeToken: "secret",
    });

  return { ...service, call, writeClient };
}
