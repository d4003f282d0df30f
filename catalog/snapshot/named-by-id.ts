import type { IdQuery } from "../provider/resource.ts";
import { type ResourceQuery, type ResourceName, resourceNames, resources } from "./table.ts";

/** A resource whose items have ids. */
export type ResourceById = {
  [Name in ResourceName]: IdQuery extends ResourceQuery<Name>
    ? ResourceQuery<Name> extends IdQuery
      ? Name
      : never
    : never;
}[ResourceName];

/** The resources whose items editors name by their ids. */
export const namedById: readonly ResourceById[] = resourceNames.filter(isNamedById);

function isNamedById(name: ResourceName): name is ResourceById {
  return resources[name].noun !== undefined;
}
