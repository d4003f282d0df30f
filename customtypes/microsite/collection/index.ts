import type { MicrositeKind } from "../fields.ts";

/** The page of one collection: what a microsite document is when it is nothing more special. */
export const collection: MicrositeKind = { kind: "collection" };
