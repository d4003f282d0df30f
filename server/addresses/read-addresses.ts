import * as v from "valibot";
import type { ProgramHalf } from "../../framework/next/bridge.ts";
import type { AddressReport, AddressVersions } from "../../routing/known-address.ts";
import { waitAtMost } from "../wait-at-most.ts";

/**
 * Reads all published addresses, and the listed products. Parts with the versions in `known` are absent, except the
 * ref. Null while the addresses are not known. Throws when the content service is down.
 */
export type ReadAddresses = (
  known: AddressVersions,
) => Promise<AddressReport | Pick<AddressReport, "ref" | "products"> | null>;

const texts = v.array(v.string());
const products = v.optional(
  v.object({ version: v.string(), view: texts, slugs: v.array(v.tuple([v.number(), v.string()])) }),
);
const reportSchema = v.object({
  ref: v.string(),
  redirects: texts,
  pages: v.array(v.object({ view: texts, addresses: texts })),
  products,
});
const schema = v.nullable(v.union([reportSchema, v.object({ ref: v.string(), products })]));

const timeoutMs = 10_000;

/** Returns a function that reads the addresses from the program that knows the content client. */
export function addressReader(load: () => Promise<Pick<ProgramHalf, "readAddresses">>): ReadAddresses {
  const read = async (known: AddressVersions) => (await load()).readAddresses(known);
  return async (known) => v.parse(schema, await waitAtMost(timeoutMs, read(known)));
}
