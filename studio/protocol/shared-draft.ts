import type { ListedDocument } from "./document.ts";

/** Returns the id of the draft that all editors of a document share. */
export function draftId(document: string): string {
  return `doc-${document}`;
}

/** Returns when the shared draft of a document is published, ISO 8601. Undefined without a plan: it can be changed. */
export function findPlan({ id, overlays }: Pick<ListedDocument, "id" | "overlays">): string | undefined {
  const planned = overlays.find((overlay) => overlay.id === draftId(id) && overlay.kind === "release");
  return planned?.scheduledAt ?? undefined;
}

/** Returns the first time at which a change of a document is published, ISO 8601; undefined for none. */
export function findNextPlan({ overlays }: Pick<ListedDocument, "overlays">): string | undefined {
  return overlays.flatMap(({ scheduledAt }) => scheduledAt ?? []).toSorted((one, other) => toMs(one) - toMs(other))[0];
}

function toMs(iso: string): number {
  return Date.parse(iso);
}
