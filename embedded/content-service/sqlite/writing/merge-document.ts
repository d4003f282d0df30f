import type { DocumentContent } from "../../store/document.ts";
import type { Edit, MergedWrite, Written } from "../../store/edit.ts";
import type { addressTagger } from "./address-tags.ts";
import type { contentMerger } from "./edit-conflict.ts";
import type { Versions } from "./versions.ts";

interface Tools {
  readonly current: Versions["current"];
  readonly merge: ReturnType<typeof contentMerger>;
  readonly addressed: ReturnType<typeof addressTagger>;
}

type Put = (overlay: string, content: DocumentContent, edit: Edit) => Written;

/**
 * Returns a put that merges. It writes what both sides changed to different values nowhere: the put then throws the
 * `RefusedChange` of a stale change.
 */
export function documentMerger({ current, merge, addressed }: Tools, put: Put) {
  return (overlay: string, sent: DocumentContent, edit: Edit): MergedWrite => {
    const { expected } = edit;
    const present = current(overlay, sent.id) ?? current("", sent.id);
    const [base] = expected?.kind === "revisions" ? expected.revisions : [];
    if (base === undefined || !present || present.archived || present.since === base)
      return { ...put(overlay, sent, edit), merged: [] };
    const { content, conflict } = merge({ document: sent.id, mine: addressed(sent), theirs: present, base });
    if (!content || conflict.fields.length > 0) return { ...put(overlay, sent, edit), merged: [] };
    const onPresent: Edit = { ...edit, expected: { kind: "revisions", revisions: [present.since] } };
    return { ...put(overlay, content, onPresent), merged: conflict.theirs };
  };
}
