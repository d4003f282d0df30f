import { createHash } from "node:crypto";
import { masterLanguage } from "../languages.ts";
import type { StoreOverview } from "./document-store.ts";
import type { StoredDocument } from "./stored-document.ts";

/** Sums documents up; the master reference is a hash of all of them. */
export function overviewOf(documents: readonly StoredDocument[]): StoreOverview {
  const types = new Map<string, Set<string>>();
  for (const { type, data } of documents) {
    const fields = types.get(type) ?? new Set(["uid"]);
    for (const field of Object.keys(data)) fields.add(field);
    types.set(type, fields);
  }
  const hash = createHash("sha256");
  for (const document of documents) hash.update(JSON.stringify(document));
  return {
    masterRef: hash.digest("base64url").slice(0, 16),
    types,
    languages: [...new Set([masterLanguage, ...documents.map(({ lang }) => lang).sort()])],
    tags: [...new Set(documents.flatMap(({ tags }) => tags))].sort(),
  };
}
