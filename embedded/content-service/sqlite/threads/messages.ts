import * as v from "valibot";

/** The data that a thread starts with. */
export const assignment = v.object({
  file: v.string(),
  work: v.picklist(["read", "write"]),
  deliveries: v.boolean(),
});
export type Assignment = v.InferOutput<typeof assignment>;

/** An operation of the store, "open" or "close"; a thread receives the next one after its result. */
export const storeCall = v.object({ name: v.string(), args: v.array(v.unknown()) });
export type StoreCall = v.InferOutput<typeof storeCall>;

/**
 * A result, or an error as data. Results are not validated: the thread runs the same program, and documents are large.
 */
export const storeResult = v.variant("is", [
  v.object({ is: v.literal("result"), result: v.any() }),
  v.object({
    is: v.literal("failure"),
    kind: v.picklist(["busy", "closed", "damaged", "version", "failed"]),
    message: v.string(),
  }),
]);
export type StoreResult = v.InferOutput<typeof storeResult>;

type Failure = Extract<StoreResult, { readonly is: "failure" }>;

export const failures = {
  queueFull: { is: "failure", kind: "busy", message: "Too many calls wait for the store: retry later." },
  tooLong: {
    is: "failure",
    kind: "busy",
    message: "The store took too long to respond: retry later, or request less.",
  },
  closed: { is: "failure", kind: "closed", message: "The store is closed." },
} as const satisfies Readonly<Record<string, Failure>>;

/** Returns the failure of a call that could not be sent. */
export function toFailure(thrown: unknown): Failure {
  return { is: "failure", kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) };
}
