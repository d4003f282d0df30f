import type { DocumentContent, StoredDocument } from "../../store/document.ts";

export type Documents = ReadonlyMap<string, StoredDocument>;
/** What an overlay says: a document, or that there is none. */
type Sayings = ReadonlyMap<string, StoredDocument | "archived">;

type Outcome = "done" | "conflict" | "not-found";

/** The rules of a store in plain maps, replaced as a whole with every change. */
export class NaiveStore {
  published: Documents = new Map();
  overlays: ReadonlyMap<string, Sayings> = new Map();

  shown(overlay: string): Documents {
    const sayings = this.overlays.get(overlay) ?? new Map<string, StoredDocument | "archived">();
    const all = [...this.published, ...sayings];
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
    this.#say(overlay, this.overlays.get(overlay) ?? new Map());
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
    const sayings = this.overlays.get(overlay);
    if (!sayings || !(sayings.has(id) || this.published.has(id))) return "not-found";
    return this.#change(overlay, id, "archived");
  }

  reset(overlay: string, id: string): Outcome {
    return this.#change(overlay, id, undefined);
  }

  publishOverlay(overlay: string, at: number): Outcome {
    const sayings = [...(this.overlays.get(overlay) ?? [])];
    if (!this.overlays.has(overlay)) return "not-found";
    const gone = sayings.filter(([, said]) => said === "archived").map(([id]) => id);
    const put = sayings.flatMap(([, said]) => (said === "archived" ? [] : [said]));
    const outcome = this.publish(put, gone, at);
    return outcome === "done" ? this.deleteOverlay(overlay) : outcome;
  }

  #change(overlay: string, id: string, saying: StoredDocument | "archived" | undefined): Outcome {
    const before = this.overlays;
    if (!before.has(overlay)) return "not-found";
    const sayings = new Map(before.get(overlay));
    sayings.delete(id);
    if (saying) sayings.set(id, saying);
    this.#say(overlay, sayings);
    const outcome = saying !== "archived" && hasConflict(this.shown(overlay), id) ? "conflict" : "done";
    if (outcome !== "done") this.overlays = before;
    return outcome;
  }

  #say(overlay: string, sayings: Sayings): void {
    this.overlays = new Map(this.overlays).set(overlay, sayings);
  }
}

function isSame(one: DocumentContent | undefined, other: DocumentContent): boolean {
  return one !== undefined && contentText(one) === contentText(other);
}

function contentText({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return JSON.stringify({ id, translations, type, lang, uid, title, tags, data });
}

/** No two documents have the same uid, or are the same translation. */
function hasConflict(documents: Documents, id: string): boolean {
  const one = documents.get(id);
  return [...documents.values()]
    .filter((other) => other.id !== id && other.lang === one?.lang)
    .some(
      ({ uid, type, translations }) =>
        translations === one?.translations || (uid !== null && uid === one?.uid && type === one.type),
    );
}
