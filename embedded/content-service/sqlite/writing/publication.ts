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

/** Gives the function that starts a publication, inside a transaction, as of `at`, epoch milliseconds. */
export function publications(db: Database.Database): (at: number) => Publication {
  const startCounting = documentCounts(db);
  const tools = { ...revisions(db), ...versions(db), check: checks(db) };
  return (at) => new Publication(tools, startCounting(), at);
}

type Tools = ReturnType<typeof revisions> & ReturnType<typeof versions> & { readonly check: ReturnType<typeof checks> };

/** Leaves out what would change nothing; when that is everything, the published state keeps its revision. */
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

  /** The one of this transaction. */
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

  /** Checks what concerns all documents together and makes the publication. */
  finish(): FinishedPublication {
    for (const document of this.#put.values()) this.#tools.check.unique("", document);
    const tags = this.#counts.save();
    if (this.#changed.size > 0) this.#tools.publish(this.revision(), this.#at);
    return { master: this.#tools.master(), documents: [...this.#changed], tags };
  }
}

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

/** Dates that are not given: the first one stays, the last one is that of the publication. */
function datesOf(content: DatedContent, before: StoredDocument | undefined, at: number): Dates {
  const { firstPublished = before?.firstPublished ?? at, lastPublished = at } = content;
  return { firstPublished, lastPublished };
}

/** A date that was not asked for is no change. */
function isUnchanged(content: DatedContent, document: Dates, before: StoredDocument): boolean {
  const sameDate = content.lastPublished === undefined || content.lastPublished === before.lastPublished;
  return sameDate && document.firstPublished === before.firstPublished && sameContent(content, before);
}
