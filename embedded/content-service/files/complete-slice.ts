import { isRecord } from "../../is-record.ts";
import type { ExpandContext } from "./expand-context.ts";
import { documentId, uuid } from "./identity.ts";

type Slice = Readonly<Record<string, unknown>> & { readonly slice_type: string };

export function isSlice(value: unknown): value is Slice {
  return isRecord(value) && typeof value["slice_type"] === "string";
}

/** A slice with all the members the API gives one; what the author wrote stays. */
export function completeSlice(slice: Slice, place: string, { source }: ExpandContext): Slice {
  return {
    variation: "default",
    version: "initial",
    items: [],
    primary: {},
    id: `${slice.slice_type}$${uuid(`${documentId(source)}|${place}`)}`,
    slice_label: null,
    ...slice,
  };
}
