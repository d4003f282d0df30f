import * as v from "valibot";

/** What a thread is told when it starts. */
export const assignment = v.object({
  file: v.string(),
  work: v.picklist(["read", "write"]),
  deliveries: v.boolean(),
});
export type Assignment = v.InferOutput<typeof assignment>;

/** One operation of the store, or "open" or "close"; a thread gets the next one when it has answered. */
export const storeCall = v.object({ name: v.string(), args: v.array(v.unknown()) });
export type StoreCall = v.InferOutput<typeof storeCall>;

/**
 * Errors cross threads as data. An answer has the type that the operation says: the threads run this same program, so
 * checking it would check a whole page of documents for nothing.
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

/** A call that could not even be made. */
export function failureOf(thrown: unknown): Failure {
  return { is: "failure", kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) };
}
