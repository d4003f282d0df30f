import * as v from "valibot";
import type { AddressReport, AddressVersions } from "../../routing/known-address.ts";
import { viewParameters } from "../../routing/view.ts";

/**
 * Reads all published addresses, and the listed products. Parts with the versions in `known` are absent, except the
 * ref. Null while the addresses are not known. Throws when the content service is down.
 */
export type ReadAddresses = (
  known: AddressVersions,
) => Promise<AddressReport | Pick<AddressReport, "ref" | "products"> | null>;

const addresses = v.array(v.string());
const view = v.array(v.picklist(viewParameters));
const products = v.optional(v.object({ version: v.string(), view, slugs: v.array(v.tuple([v.number(), v.string()])) }));
const reportSchema = v.object({
  ref: v.string(),
  redirects: addresses,
  pages: v.array(v.object({ view, addresses })),
  products,
});
const schema = v.nullable(v.union([reportSchema, v.object({ ref: v.string(), products })]));

/** Returns a function that reads the addresses from the route which knows the content client (`app/api/addresses`). */
export function addressReader(render: (host: string, path: string) => Promise<string>): ReadAddresses {
  return async ({ ref = "", products: version = "" }) => {
    const query = new URLSearchParams({ ref, products: version });
    const json = await render("localhost", `/api/addresses/?${query}`);
    return v.parse(schema, JSON.parse(json));
  };
}
