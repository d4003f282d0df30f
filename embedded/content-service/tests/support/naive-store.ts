import type { DocumentContent, StoredDocument } from "../../store/document.ts";

export type Documents = ReadonlyMap<string, StoredDocument>;
/** Entries of an overlay: documents, or archived ones. */
type OverlayEntries = ReadonlyMap<string, StoredDocument | "archived">;

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

type Outcome = "done" | "conflict" | "not-found";

/** The rules of a store in plain maps, which each change replaces. */
export class NaiveStore {
  published: Documents = new Map();
  /** The dates of each document that was ever published. */
  dates: ReadonlyMap<string, Dates> = new Map();
  /** The published documents that those of overlays are based on. */
  readonly #bases = new WeakMap<StoredDocument, StoredDocument | undefined>();
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
      if (isSame(next.get(content.id), content)) continue;
      const firstPublished = this.dates.get(content.id)?.firstPublished ?? at;
      next.set(content.id, { ...content, firstPublished, lastPublished: at });
    }
    if (put.some(({ id }) => hasConflict(next, id))) return "conflict";
    this.published = next;
    this.dates = new Map<string, Dates>([...this.dates, ...next]);
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
    const base = this.published.get(content.id);
    if (said && said !== "archived" && isSame(said, content) && this.#bases.get(said) === base) return "done";
    const { firstPublished = null, lastPublished = null } = this.dates.get(content.id) ?? {};
    const document = { ...content, firstPublished, lastPublished };
    this.#bases.set(document, base);
    return this.#change(overlay, content.id, document);
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
