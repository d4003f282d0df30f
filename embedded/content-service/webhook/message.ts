import { writeRef } from "../refs/write-ref.ts";
import type { PublishedChange, ReleaseChange } from "../store/delivery-store.ts";

/** The repository of a message, in the terms of its body. */
export interface RepositoryAddress {
  /** Name of the repository. */
  readonly domain: string;
  /** Endpoint of its Document API. */
  readonly apiUrl: string;
}

interface Sender extends RepositoryAddress {
  readonly secret: string;
}

/** Returns the body of a test. */
export function testMessage({ domain, apiUrl, secret }: Sender): unknown {
  return { type: "test-trigger", domain, apiUrl, secret };
}

/**
 * Returns the body that reports a change. `masterRef` is present only when published documents changed; empty kinds are
 * omitted.
 */
export function updateMessage(change: PublishedChange, nonce: string, { domain, apiUrl, secret }: Sender): unknown {
  const master = { nonce, master: change.master };
  return {
    type: "api-update",
    domain,
    apiUrl,
    secret,
    ...(change.documents.length > 0 && { masterRef: writeRef(master) }),
    documents: change.documents,
    releases: releasesIn(change.releases, master),
    masks: {},
    tags: tagsIn(change.tags),
  };
}

function releasesIn(changes: readonly ReleaseChange[], master: Parameters<typeof writeRef>[0]) {
  const releases: Partial<Record<ReleaseChange["change"], unknown[]>> = {};
  for (const { change, id, revision, label, documents } of changes) {
    const ref = writeRef(master, { id, kind: "release", revision });
    (releases[change] ??= []).push({ id, ref, label, documents });
  }
  return releases;
}

function tagsIn({ addition, deletion }: PublishedChange["tags"]) {
  return {
    ...(addition.length > 0 && { addition: addition.map((id) => ({ id })) }),
    ...(deletion.length > 0 && { deletion: deletion.map((id) => ({ id })) }),
  };
}
