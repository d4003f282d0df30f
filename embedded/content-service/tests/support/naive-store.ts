import type { DocumentContent, StoredDocument } from "../../store/document.ts";

export type Documents = ReadonlyMap<string, StoredDocument>;
/** Entries of an overlay: documents, or archived ones. */
type OverlayEntries = ReadonlyMap<string, StoredDocument | "archived">;

type Outcome = "done" | "conflict" | "not-found";

/** The rules of a store in plain maps, which each change replaces. */
export class NaiveStore {
  published: Documents = new Map();
  overlays: ReadonlyMap<string, OverlayEntries> = new Map();

  shown(overlay: string): Documents {
    const entries = this.overlays.get(overlay) ?? new Map<string, StoredDocument | "archived">();
    const all = [...this.published, ...entries];
    return new Map([...new Map(all)].flatMap(([id, said]) => (said === "archived" ? [] : [[id, said] as const])));
  }

  publish(put: readonly DocumentContent[], remove: readonly string[], at: number): Outcome {
    const next = new Map(this.published);
    for (const id of remove) next.delete(id);
    for (const content of put.filter(({ id }, index) => put.findLastIndex((other) => other.id === id) === index)) {
      const before = next.get(content.id);
      if (isSame(before, content)) continue;
      next.set(content.id, { ...content, firstPublished: before?.firstPublished ?? at, lastPublished: at });
    }
    if (put.some(({ id }) => hasConflict(next, id))) return "conflict";
    this.published = next;
    return "done";
  }

  putOverlay(overlay: string): void {
    this.#setEntries(overlay, this.overlays.get(overlay) ?? new Map());
  }

  deleteOverlay(overlay: string): Outcome {
    const rest = new Map(this.overlays);
    if (!rest.delete(overlay)) return "not-found";
    this.overlays = rest;
    return "done";
  }

  put(overlay: string, content: DocumentContent): Outcome {
    const said = this.overlays.get(overlay)?.get(content.id);
    if (said && said !== "archived" && isSame(said, content)) return "done";
    const { firstPublished = null, lastPublished = null } = this.published.get(content.id) ?? {};
    return this.#change(overlay, content.id, { ...content, firstPublished, lastPublished });
  }

  archive(overlay: string, id: string): Outcome {
    const entries = this.overlays.get(overlay);
    if (!entries || !(entries.has(id) || this.published.has(id))) return "not-found";
    return this.#change(overlay, id, "archived");
  }

  reset(overlay: string, id: string): Outcome {
    return this.#change(overlay, id, undefined);
  }

  publishOverlay(overlay: string, at: number): Outcome {
    const entries = [...(this.overlays.get(overlay) ?? [])];
    if (!this.overlays.has(overlay)) return "not-found";
    const gone = entries.filter(([, said]) => said === "archived").map(([id]) => id);
    const put = entries.flatMap(([, said]) => (said === "archived" ? [] : [said]));
    const outcome = this.publish(put, gone, at);
    return outcome === "done" ? this.deleteOverlay(overlay) : outcome;
  }

  #change(overlay: string, id: string, saying: StoredDocument | "archived" | undefined): Outcome {
    const before = this.overlays;
    if (!before.has(overlay)) return "not-found";
    const entries = new Map(before.get(overlay));
    entries.delete(id);
    if (saying) entries.set(id, saying);
    this.#setEntries(overlay, entries);
    const outcome = saying !== "archived" && hasConflict(this.shown(overlay), id) ? "conflict" : "done";
    if (outcome !== "done") this.overlays = before;
    return outcome;
  }

  #setEntries(overlay: string, entries: OverlayEntries): void {
    this.overlays = new Map(this.overlays).set(overlay, entries);
  }
}

function isSame(one: DocumentContent | undefined, other: DocumentContent): boolean {
  return one !== undefined && contentText(one) === contentText(other);
}

function contentText({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return JSON.stringify({ id, translations, type, lang, uid, title, tags, data });
}

/** True when another document has the same uid, or is the same translation. */
function hasConflict(documents: Documents, id: string): boolean {
  const one = documents.get(id);
  return [...documents.values()]
    .filter((other) => other.id !== id && other.lang === one?.lang)
    .some(
      ({ uid, type, translations }) =>
        translations === one?.translations || (uid !== null && uid === one?.uid && type === one.type),
    );
}
