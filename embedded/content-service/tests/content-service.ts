import { type Client, type ClientConfig, createClient, type PrismicDocument } from "@prismicio/client";
import { onTestFinished } from "vitest";
import { completeDocuments } from "../files/complete-documents.ts";
import type { DocumentSource } from "../files/document-source.ts";
import type { ModelSeed } from "../files/seeds.ts";
import { synchronize } from "../files/synchronize.ts";
import { type ContentServerOptions, createContentServer } from "../server.ts";
import { openStore } from "../sqlite/open-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { temporaryStoreFile } from "./support/temporary-store.ts";
import { startOnFreePort } from "@tessera/runtime/testing/start-on-free-port.ts";

interface Start extends Omit<ContentServerOptions, "store" | "endpoints"> {
  /** Documents published before the service starts, with the defaults of files. */
  readonly documents?: readonly DocumentSource[];
  readonly models?: readonly ModelSeed[];
  /** Creates further endpoints for the store. */
  readonly endpoints?: (store: ContentStore) => ContentServerOptions["endpoints"];
}

interface RunningService {
  readonly origin: string;
  /** File of the store. */
  readonly file: string;
  readonly store: ContentStore;
  /** The real client, configured for the service. */
  readonly client: Client;
  /** Creates another client: each caches the repository for five seconds. */
  readonly newClient: (config?: ClientConfig) => Client;
  /** Publishes new or changed documents. */
  readonly publish: (...documents: readonly DocumentSource[]) => Promise<void>;
}

/** Runs the content service on any free port, with its own store, until the test ends. */
export async function startContent({ documents = [], models = [], endpoints, ...options }: Start = {}) {
  const file = temporaryStoreFile();
  const store = await openStore({ file, threads: false });
  onTestFinished(() => store.close());
  await synchronize(store, { languages: [], models, documents: completeDocuments(documents, photos) }, published);
  const server = createContentServer({ ...options, store, endpoints: endpoints?.(store) ?? [] });
  const { origin, stop } = await startOnFreePort(server);
  onTestFinished(stop);
  const newClient = (config?: ClientConfig) =>
    createClient<PrismicDocument>("tessera", { documentAPIEndpoint: `${origin}/api/v2`, ...config });
  const publish = async (...changed: readonly DocumentSource[]) => {
    await store.publish({ put: completeDocuments(changed, photos), remove: [], at: Date.now() });
  };
  return { origin, file, store, client: newClient(), newClient, publish } satisfies RunningService;
}

const photos = readPhotos();
const published = Date.parse("2026-01-01");

/** Creates a document with the defaults of a file. */
export function page(uid: string, more: Partial<DocumentSource> = {}): DocumentSource {
  const date = "2026-01-01T00:00:00+0000";
  return {
    type: "page",
    uid,
    lang: "en-us",
    tags: [],
    first_publication_date: date,
    last_publication_date: date,
    data: {},
    ...more,
  };
}

/** Returns the model of a custom type with a uid and some fields. */
export function typeModel(id: string, fields: object, format: "page" | "custom" = "page") {
  const json = { Main: { uid: { type: "UID" }, ...fields } };
  return { id, label: id, format, repeatable: true, status: true, json };
}
