import type { ResourceById } from "../../catalog/snapshot/named-by-id.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { resources } from "../../catalog/snapshot/table.ts";
import type { PartFinding } from "../contracts/part.ts";

/** Returns the finding that some ids name nothing in the catalog; none where all do, or where the provider failed. */
export function unknownIds(what: ResourceById, ids: readonly number[], snapshot: Snapshot): readonly PartFinding[] {
  const unknown = [...new Set(ids)].filter((id) => snapshot.getReadState(what, { id }) === "missing");
  if (unknown.length === 0) return [];
  const { noun = what } = resources[what];
  return [
    {
      code: "catalog-id-unknown",
      message: `There are no ${noun} with these ids, so nothing is shown for them: ${unknown.join(", ")}.`,
      hint: "Correct the ids, or remove them.",
    },
  ];
}
