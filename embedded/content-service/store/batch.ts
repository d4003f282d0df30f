import type { DocumentContent } from "./document.ts";
import type { Published, PublishEdit } from "./document-writer.ts";
import type { Edit, Written } from "./edit.ts";
import type { Refusal } from "./refusal.ts";

/** One change of a release or draft. An edit expects the state before the whole batch. */
export type BatchChange = { readonly overlay: string; readonly edit: PublishEdit } & (
  | { readonly do: "put"; readonly document: DocumentContent }
  | { readonly do: "reset"; readonly document: string }
  /** Makes the overlay a release that is published at a time, epoch milliseconds; null makes it a draft again. */
  | { readonly do: "schedule"; readonly at: number | null }
  | { readonly do: "publish"; readonly at: number }
);

/** The result of a change. A document that is reset has no revision. */
export type BatchResult = Written | Published | Record<string, never>;

export interface BatchWriter {
  /** Makes several changes, one after the other, or none of them. They are announced together. */
  readonly changeTogether: (changes: readonly BatchChange[]) => readonly BatchResult[] | Refusal;
}

/** Returns the refusal of a change of a release or draft that does not exist. */
export function missingOverlay(id: string): Refusal {
  return { refused: "not-found", message: `There is no release or draft "${id}".` };
}

/** The edit of a change that is based on another revision of its overlay. */
export function rebaseEdit<Based extends Edit>(edit: Based, from: number, to: number): Based {
  const { expected } = edit;
  if (expected?.kind !== "revisions") return edit;
  const revisions = expected.revisions.map((revision) => (revision === from ? to : revision));
  return { ...edit, expected: { kind: "revisions", revisions } };
}
