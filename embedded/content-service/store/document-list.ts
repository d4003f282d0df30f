/** States of a document as editors see it. The first that applies counts. */
export const documentStates = ["scheduled", "changed", "draft", "published", "archived"] as const;

/**
 * `scheduled`: a release with a time has it. `changed`: published, and in a draft or release. `draft`: only in these.
 * `archived`: no longer published.
 */
type DocumentState = (typeof documentStates)[number];

/**
 * Problems that a list knows. `overdue`: the time of its release has passed, and publishing it was refused. `outdated`: it
 * was published since it was put into a draft or release.
 */
export const listedProblems = ["overdue", "outdated"] as const;

type ListedProblem = (typeof listedProblems)[number];

export const listOrders = ["at", "heading", "uid", "checked", "match"] as const;

/** Documents by the findings of their pages. Those that nobody checked are `unknown`, but not archived ones. */
export const findingFilters = ["some", "none", "unknown"] as const;

/** A page of documents of all states, each once. */
export interface ListQuery {
  /** Words of title, heading or uid, all of which a document has; "" for any. */
  readonly text: string;
  /** Undefined for any. */
  readonly type: string | undefined;
  /** First part of the uid: `www.tessera.example`. */
  readonly host: string | undefined;
  readonly lang: string | undefined;
  readonly state: DocumentState | undefined;
  readonly problem: ListedProblem | undefined;
  /** Kind of the page, as its last check found it. */
  readonly kind: string | undefined;
  readonly findings: (typeof findingFilters)[number] | undefined;
  /** Only documents that were not checked since this time, epoch milliseconds, and are not archived. */
  readonly checkedBefore: number | undefined;
  /** Documents in this language precede all others, whatever the order. */
  readonly firstLang: string | undefined;
  /** Who wrote the newest state. */
  readonly author: string | undefined;
  /** Only documents written at this time or later, epoch milliseconds; 0 for any. */
  readonly since: number;
  /**
   * `at`: the newest first. `checked`: those first that wait for a check the longest. `match`: those first whose name has
   * the words, the shortest name first, and then those whose address has them.
   */
  readonly order: (typeof listOrders)[number];
  /** Documents that precede the page. */
  readonly offset: number;
  readonly pageSize: number;
}

interface DocumentList {
  readonly documents: readonly ListedDocument[];
  /** Number of documents on all pages. */
  readonly total: number;
}

/** A document in a list, as its newest draft, release or publication has it. */
export interface ListedDocument {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  readonly title: string;
  /** The text that editors know it by: a heading of its content, or "". */
  readonly heading: string;
  readonly state: DocumentState;
  /** Revision of the published document; 0 for none. */
  readonly published: number;
  /** Uid of the published document; null for none. A draft that moves the page has another `uid`. */
  readonly publishedUid: string | null;
  /** Epoch milliseconds of the newest write. */
  readonly at: number;
  readonly author: string;
  readonly problems: readonly ListedProblem[];
  /** Draft or release that has the newest state; "" for the published one. */
  readonly overlay: string;
  /** Revision of the newest state. */
  readonly revision: number;
  /** Kind of its page, `city`; "" for a document without one, and before its check. */
  readonly kind: string;
  /** Number of its page's findings; null for a state that is not checked yet. */
  readonly findings: number | null;
  readonly overlays: readonly ListedOverlay[];
  /** All documents of its group of translations, itself included. */
  readonly languages: readonly ListedTranslation[];
}

interface ListedTranslation {
  readonly id: string;
  readonly lang: string;
  readonly isPublished: boolean;
}

/** A draft or release that has a document. */
interface ListedOverlay {
  readonly id: string;
  readonly kind: "release" | "draft";
  readonly label: string;
  /** Epoch milliseconds. */
  readonly scheduledAt: number | null;
  /** True when publishing it removes the document. */
  readonly archived: boolean;
}

export interface ListReader {
  readonly listDocuments: (query: ListQuery) => DocumentList;
  /** Returns one document as a list has it; undefined for an unknown one. */
  readonly listedDocument: (id: string) => ListedDocument | undefined;
}
