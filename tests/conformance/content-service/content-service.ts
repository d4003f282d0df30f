import { type Client, createClient } from "@prismicio/client";
import { onTestFinished } from "vitest";
import { completeDocuments } from "../../../embedded/content-service/files/complete-documents.ts";
import type { DocumentSource } from "../../../embedded/content-service/files/document-source.ts";
import { createContentServer } from "../../../embedded/content-service/server.ts";
import { createMemoryStore, type MemoryStore } from "../../../embedded/content-service/store/memory-store.ts";
import { readPhotos } from "../../../embedded/media/photos.ts";
import { startOnFreePort } from "../start-on-free-port.ts";

export interface RunningService {
  readonly origin: string;
  /** The real client, pointed at the service. */
  readonly client: Client;
  readonly store: MemoryStore;
}

/** Runs the content service on any free port until the test is over. */
export async function startContent(sources: readonly DocumentSource[]): Promise<RunningService> {
  const store = createMemoryStore(completeDocuments(sources, readPhotos()));
  const { origin, stop } = await startOnFreePort(createContentServer({ store }));
  onTestFinished(stop);
  return { origin, store, client: createClient("embedded-repo", { documentAPIEndpoint: `${origin}/api/v2` }) };
}

/** A document with the defaults of a hand-written file. */
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
