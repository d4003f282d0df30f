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
export const publications = (globalThis.publicationsOfTessera ??= {
  knownAddresses: createKnownAddresses(50_000),
  listeners: new Set(),
});
