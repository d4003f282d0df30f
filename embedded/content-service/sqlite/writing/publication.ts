import type Database from "libsql";
import type { PublishedChange } from "../../store/delivery-store.ts";
import type { DatedContent, Published } from "../../store/document-writer.ts";
import type { StoredDocument } from "../../store/document.ts";
import { checks } from "./checks.ts";
import { type CountChanges, documentCounts } from "./counts.ts";
import { revisions } from "./revisions.ts";
import { type AddEntry, entryAdder } from "./entries.ts";
import { historyWriter } from "./history.ts";
import { formerDates } from "./former-dates.ts";
import type { Identity } from "./uniqueness.ts";
import { type CurrentVersion, sameContent, versions } from "./versions.ts";

interface FinishedPublication extends Published {
  readonly tags: PublishedChange["tags"];
}

/** Who publishes, and when. */
interface Origin {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly author: string;
  /** The release or draft, or "". */
  readonly label: string;
  /** True for a release: the history always retains its versions. */
  readonly released: boolean;
}

/** Returns the function that starts a publication inside a transaction. */
export function publications(db: Database.Database): (origin: Origin) => Publication {
  const startCounting = documentCounts(db);
  const tools = {
    ...revisions(db),
    ...versions(db),
    ...historyWriter(db),
    addEntry: entryAdder(db),
    check: checks(db),
    formerDates: formerDates(db),
  };
  return (origin) => new Publication(tools, startCounting(), origin);
}

type Tools = ReturnType<typeof revisions> &
  ReturnType<typeof versions> &
  ReturnType<typeof historyWriter> & {
    readonly check: ReturnType<typeof checks>;
    readonly addEntry: AddEntry;
    readonly formerDates: ReturnType<typeof formerDates>;
  };

/** A publication that skips unchanged documents; without changes, the published state retains its revision. */
export class Publication {
  readonly #tools: Tools;
  readonly #counts: CountChanges;
  readonly #origin: Origin;
  readonly #changed = new Set<string>();
  readonly #put = new Map<string, Identity & Pick<DatedContent, "data">>();
  #revision: number | undefined;

  constructor(tools: Tools, counts: CountChanges, origin: Origin) {
    this.#tools = tools;
    this.#counts = counts;
    this.#origin = origin;
  }

  /** Returns the revision of this transaction. */
  revision(): number {
    this.#revision ??= this.#tools.next();
    return this.#revision;
  }

  /** Removes a document; the author defaults to who publishes. */
  remove(id: string, author = ""): void {
    const before = this.#tools.current("", id);
    if (!before) return;
    this.#end(before);
    const removal = { ...this.#write(author), revision: this.revision() };
    this.#tools.recordRemoval(before.id, removal);
    const { revision: since, author: by, at } = removal;
    this.#tools.addEntry({ version: before.id, overlay: "", archived: true, since, author: by, at }, before.document);
  }

  /** Puts a document; the author defaults to who publishes. */
  put(content: DatedContent, author = ""): void {
    const { id, uid, type, lang, translations } = content;
    this.#tools.check.language(content);
    const before = this.#tools.current("", id);
    const first = before ? before.document.firstPublished : this.#tools.formerDates(id).firstPublished;
    const document = { ...content, ...chooseDates(content, first, this.#origin.at) };
    if (before && isUnchanged(content, document, before.document)) return;
    if (before) this.#end(before);
    const since = this.revision();
    this.#tools.open({ ...this.#write(author), overlay: "", since, archived: false, base: 0 }, document);
    this.#counts.add(document, 1);
    this.#put.set(id, { id, uid, type, lang, translations, data: content.data });
    this.#changed.add(id);
  }

  /** Checks rules about several documents and stores the publication. */
  finish(): FinishedPublication {
    for (const document of this.#put.values()) this.#tools.check.unique("", document);
    for (const document of this.#put.values()) this.#tools.check.address("", document);
    for (const document of this.#put.values()) this.#tools.check.redirect("", document);
    const tags = this.#counts.save();
    if (this.#changed.size > 0) this.#tools.publish(this.revision(), this.#origin.at);
    return { master: this.#tools.master(), documents: [...this.#changed], tags };
  }

  #write(author: string): Origin {
    return { ...this.#origin, author: author || this.#origin.author };
  }

  #end({ id, document }: CurrentVersion): void {
    this.#tools.keep(id);
    this.#tools.close(id, this.revision());
    this.#counts.add(document, -1);
    this.#changed.add(document.id);
  }
}

type Dates = Pick<StoredDocument, "firstPublished" | "lastPublished">;

/** Returns the dates of a document; defaults to the first publication if any, and to `at` as the last. */
function chooseDates(content: DatedContent, first: number | null, at: number): Dates {
  const { firstPublished = first ?? at, lastPublished = at } = content;
  return { firstPublished, lastPublished };
}

/** True when content and explicit dates are unchanged. */
function isUnchanged(content: DatedContent, document: Dates, before: StoredDocument): boolean {
  const sameDate = content.lastPublished === undefined || content.lastPublished === before.lastPublished;
  return sameDate && document.firstPublished === before.firstPublished && sameContent(content, before);
}
