import { channel, subscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import { createKnownAddresses, type KnownAddresses } from "./known-addresses.ts";

/** What all modules of the process share about publications. */
interface Publications {
  /** Where the documents lead that cached pages link to. */
  readonly knownAddresses: KnownAddresses;
  /** Are called before pages are invalidated, with the master ref that the publication names. */
  readonly listeners: Set<(masterRef: string | undefined) => void>;
}

declare global {
  var publicationsOfTessera: Publications | undefined;
}

/** Next loads pages and route handlers as two programs with modules of their own. They share only the global object. */
export const publications = (globalThis.publicationsOfTessera ??= createPublications());

const refSchema = v.object({ masterRef: v.optional(v.string()) });

/** The process exchanges refs with other machines (`server/stores/open-stores.ts` has the same names). */
function createPublications(): Publications {
  const listeners: Publications["listeners"] = new Set();
  const refs = channel("tessera:content-ref");
  listeners.add((masterRef) => refs.publish({ masterRef }));
  subscribe("tessera:published-elsewhere", (message) => {
    const { masterRef } = v.parse(refSchema, message);
    for (const listen of listeners) listen(masterRef);
  });
  return { knownAddresses: createKnownAddresses(50_000), listeners };
}
