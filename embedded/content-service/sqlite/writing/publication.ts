import type Database from "libsql";
import type { PublishedChange } from "../../store/delivery-store.ts";
import type { DatedContent, Published } from "../../store/document-writer.ts";
import type { StoredDocument } from "../../store/document.ts";
import { checks } from "./checks.ts";
import { type CountChanges, documentCounts } from "./counts.ts";
import { revisions } from "./revisions.ts";
import type { Identity } from "./uniqueness.ts";
import { sameContent, versions } from "./versions.ts";

interface FinishedPublication extends Published {
  readonly tags: PublishedChange["tags"];
}

/** Returns the function that starts a publication inside a transaction; `at` is in epoch milliseconds. */
export function publications(db: Database.Database): (at: number) => Publication {
  const startCounting = documentCounts(db);
  const tools = { ...revisions(db), ...versions(db), check: checks(db) };
  return (at) => new Publication(tools, startCounting(), at);
}

type Tools = ReturnType<typeof revisions> & ReturnType<typeof versions> & { readonly check: ReturnType<typeof checks> };

/** A publication that skips unchanged documents; without changes, the published state retains its revision. */
export class Publication {
  readonly #tools: Tools;
  readonly #counts: CountChanges;
  readonly #at: number;
  readonly #changed = new Set<string>();
  readonly #put = new Map<string, Identity>();
  #revision: number | undefined;

  constructor(tools: Tools, counts: CountChanges, at: number) {
    this.#tools = tools;
    this.#counts = counts;
    this.#at = at;
  }

  /** Returns the revision of this transaction. */
  revision(): number {
    this.#revision ??= this.#tools.next();
    return this.#revision;
  }

  remove(id: string): void {
    const before = this.#tools.current("", id);
    if (!before) return;
    this.#tools.close(before.id, this.revision());
    this.#counts.add(before.document, -1);
    this.#changed.add(id);
  }

  put(content: DatedContent): void {
    const { id, uid, type, lang, translations } = content;
    this.#tools.check.language(content);
    const before = this.#tools.current("", id)?.document;
    const document = { ...content, ...datesOf(content, before, this.#at) };
    if (before && isUnchanged(content, document, before)) return;
    this.remove(id);
    this.#tools.open({ overlay: "", since: this.revision(), archived: false }, document);
    this.#counts.add(document, 1);
    this.#put.set(id, { id, uid, type, lang, translations });
    this.#changed.add(id);
  }

  /** Checks rules about several documents and stores the publication. */
  finish(): FinishedPublication {
    for (const document of this.#put.values()) this.#tools.check.unique("", document);
    const tags = this.#counts.save();
    if (this.#changed.size > 0) this.#tools.publish(this.revision(), this.#at);
    return { master: this.#tools.master(), documents: [...this.#changed], tags };
  }
}

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

/** Returns the dates of a document; defaults to the first publication, and to `at` as the last. */
function datesOf(content: DatedContent, before: StoredDocument | undefined, at: number): Dates {
  const { firstPublished = before?.firstPublished ?? at, lastPublished = at } = content;
  return { firstPublished, lastPublished };
}

/** True when content and explicit dates are unchanged. */
function isUnchanged(content: DatedContent, document: Dates, before: StoredDocument): boolean {
  const sameDate = content.lastPublished === undefined || content.lastPublished === before.lastPublished;
  return sameDate && document.firstPublished === before.firstPublished && sameContent(content, before);
}
