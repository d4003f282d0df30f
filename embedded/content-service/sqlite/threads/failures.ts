import type { Reply } from "./messages.ts";

type Failure = Extract<Reply, { readonly is: "failure" }>;

export const failures = {
  queueFull: { is: "failure", kind: "busy", message: "Too many questions wait for the store: ask again later." },
  tooLong: {
    is: "failure",
    kind: "busy",
    message: "The store took too long to answer: ask again later, or for less.",
  },
  closed: { is: "failure", kind: "closed", message: "The store is closed." },
} as const satisfies Readonly<Record<string, Failure>>;

/** A call that could not even be made. */
export function failureOf(thrown: unknown): Failure {
  return { is: "failure", kind: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) };
}
