import type { Route } from "../../routing/route.ts";
import { ports } from "./composition.ts";
import { sharedDocuments } from "./shared-documents.ts";
import { type ShellContent, shellContentOf } from "./shell-content-of.ts";

/** What editors say about the header and footer of a host. Throws `ContentError` when it was never read. */
export async function shellContent({ site, locale }: Route): Promise<ShellContent> {
  return shellContentOf(await sharedDocuments(site.host), locale, ports.onDiagnostics);
}
