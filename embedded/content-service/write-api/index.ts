import type { Endpoint } from "../http/endpoint.ts";
import { assetEndpoints } from "./assets/asset-endpoints.ts";
import { customTypesEndpoints } from "./custom-types/custom-types-endpoints.ts";
import { guarded } from "./guarded.ts";
import { integrationFieldEndpoints } from "./integration-fields/integration-field-endpoints.ts";
import { migrationEndpoints } from "./migration/migration-endpoints.ts";
import type { WriteContext } from "./write-context.ts";

/** Endpoints of the Migration, Asset and Custom Types APIs and of integration fields. All need a write token. */
export function writeEndpoints(context: WriteContext): readonly Endpoint[] {
  return guarded(
    [
      ...migrationEndpoints(context),
      ...assetEndpoints(context),
      ...customTypesEndpoints(context),
      ...integrationFieldEndpoints(context),
    ],
    context,
  );
}
