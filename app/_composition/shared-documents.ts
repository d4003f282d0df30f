import { createSharedDocuments } from "../../content/shared-documents.ts";
import { ports } from "./composition.ts";
import { environment } from "./environment.ts";

export const sharedTypes = ["common_header", "common_footer"];

/**
 * Header and footer of a host, in all languages: one query a minute, whatever the number of pages. Not kept in
 * development, where a change shows on the next load.
 */
export const sharedDocuments = createSharedDocuments((host) => ports.content.ofHost(host, sharedTypes), {
  ttlMs: environment.development ? 0 : 60_000,
  now: ports.now,
});
