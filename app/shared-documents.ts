import { createSharedDocuments } from "../content/shared-documents.ts";
import { ports } from "./composition.ts";

const sharedTypes = ["common_header", "common_footer"];

/** Header and footer of a host, in all languages: one query a minute, whatever the number of pages. */
export const sharedDocuments = createSharedDocuments((host) => ports.content.ofHost(host, sharedTypes), {
  ttlMs: 60_000,
  now: ports.now,
});
