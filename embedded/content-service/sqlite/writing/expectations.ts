import type { Edit } from "../../store/edit.ts";
import type { EditConflict, Revised } from "../../store/refusal.ts";
import type { Overlay } from "../../store/state.ts";
import { RefusedChange } from "./refused-change.ts";

interface Target {
  /** The name of the changed thing in messages: `The document "rome"`. */
  readonly name: string;
  /** The state before the change; undefined for nothing. */
  readonly present: Pick<Revised, "revision"> | undefined;
  /** Describes the conflict of a stale change. */
  readonly conflicts?: () => readonly EditConflict[];
}

/** Returns the name of an overlay in messages: `The draft "Spring"`. */
export function describeOverlay({ kind, label }: Pick<Overlay, "kind" | "label">): string {
  return `The ${kind} "${label}"`;
}

/** Throws a `RefusedChange` for an edit that names another state than the present one, or none. */
export function checkExpected(edit: Edit | undefined, { name, present, conflicts = () => [] }: Target): void {
  const expected = edit?.expected;
  if (!expected) return;
  if (expected.kind === "absent" || expected.kind === "unstated") {
    if (!present) return;
    if (expected.kind === "unstated") throw new RefusedChange("unstated", unstated(name, present.revision));
    throw new RefusedChange("stale", `${name} exists already: read it and send If-Match with its ETag.`, {
      conflicts: conflicts(),
    });
  }
  if (!present) throw new RefusedChange("stale", `${name} is not there any more: send If-None-Match: * to create it.`);
  if (expected.kind === "present" || expected.revisions.includes(present.revision)) return;
  throw new RefusedChange("stale", `${name} was changed meanwhile: read it again and repeat the change.`, {
    conflicts: conflicts(),
  });
}

function unstated(name: string, revision: number): string {
  return `${name} exists: read it and send If-Match with its ETag, now "${revision}", so that no change of others is lost.`;
}
