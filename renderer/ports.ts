import type { ProviderClient } from "../catalog/provider/client.ts";
import type { FindDocuments } from "../catalog/document/document.ts";
import type { ResourceName } from "../catalog/snapshot/table.ts";
import type { ContentClient } from "../content/client/content-service.ts";
import type { Site } from "../hosts/site.ts";
import type { Diagnostic } from "./diagnostics.ts";

/** The outside world, as the renderer is given it. */
export interface Ports {
  readonly content: ContentClient;
  readonly provider: ProviderClient;
  readonly documents: FindDocuments;
  /** Scheme, host and port a site is reached at. */
  readonly originOf: (site: Site) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told what editors can mend, once per page drawn. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Told of every upstream failure that a page was drawn without. */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Receives each read of something that no part of the page had planned. */
  readonly onUnplanned: (resource: ResourceName, key: string) => void;
}
