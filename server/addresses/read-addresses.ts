import * as v from "valibot";
import type { AddressReport } from "../../routing/known-address.ts";
import { viewParameters } from "../../routing/view.ts";

/**
 * Reads all published addresses: only their ref when that is `knownRef`, and null while they are not known. Throws when
 * the content service is down.
 */
export type ReadAddresses = (
  knownRef: string | undefined,
) => Promise<AddressReport | Pick<AddressReport, "ref"> | null>;

const addresses = v.array(v.string());
const reportSchema = v.object({
  ref: v.string(),
  redirects: addresses,
  pages: v.array(v.object({ view: v.array(v.picklist(viewParameters)), addresses })),
});
const schema = v.nullable(v.union([reportSchema, v.object({ ref: v.string() })]));

/** Returns a function that reads the addresses from the route which knows the content client (`app/api/addresses`). */
export function addressReader(render: (host: string, path: string) => Promise<string>): ReadAddresses {
  return async (knownRef = "") => {
    const json = await render("localhost", `/api/addresses/?ref=${encodeURIComponent(knownRef)}`);
    return v.parse(schema, JSON.parse(json));
  };
}
