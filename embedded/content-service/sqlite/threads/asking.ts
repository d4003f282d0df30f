import { StoreError } from "../../store/store-error.ts";
import type { Lane } from "./lane.ts";
import type { Reply } from "./messages.ts";

/** The operations of a lane's thread, by their names. */
export function asking(lane: Lane) {
  return (name: PropertyKey) =>
    async (...given: readonly unknown[]) =>
      answerOf(await lane.ask({ name: String(name), given: [...given] }));
}

/** Throws the failure of a reply as a `StoreError`. */
export function answerOf(reply: Reply) {
  if (reply.is === "failure") throw new StoreError(reply.kind, reply.message);
  return reply.answer;
}
