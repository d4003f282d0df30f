/** Why a change is refused, as a permanent code. The endpoint's status of each is in `write-api/responses.ts`. */
export type RefusalCode =
  | "not-found"
  /** The id or name belongs to another model or tag. */
  | "exists"
  /** Documents use the asset or the custom type. */
  | "in-use"
  | "uid-taken"
  /** Another document has the address. */
  | "address-taken"
  /** Another document is the translation to the language. */
  | "language-taken"
  /** The type has only one document in a language. */
  | "single"
  /** The document has another type or language. */
  | "other-kind"
  /** An address would have neither page nor redirect, or a site no header or footer. */
  | "lost-address"
  /** The asset comes with the project. */
  | "shipped"
  | "no-webhook"
  | "unknown-language"
  | "redirect-circle"
  /** No visitor would reach a page with the uid. */
  | "unreachable-address"
  | "invalid"
  /** The change is based on an older state. */
  | "stale"
  /** The change does not say on which state it is based. */
  | "unstated";

/** The reason why a store made no change. Data instead of an `Error`, because it crosses threads. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** The reason, and what to do. */
  readonly message: string;
  /** Ids of documents that stand in the way. */
  readonly documents?: readonly string[];
  /** Path of the field that is wrong, `data.to`; undefined for the whole document. */
  readonly property?: string;
  /** Documents that others changed meanwhile. */
  readonly conflicts?: readonly EditConflict[];
  /** Of a batch: the position of the change that was refused. */
  readonly change?: number;
}

/** A field that two sides changed to different values. */
interface FieldConflict {
  readonly path: string;
  /** The common value before; undefined where the field did not exist. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A document that two sides changed. */
export interface EditConflict {
  readonly document: string;
  /** Fields that both sides changed, to different values: `data.title`. */
  readonly fields: readonly string[];
  /** The values of these fields on both sides, and before. Empty when one side removed the document. */
  readonly values: readonly FieldConflict[];
  /** Fields that only the other side changed. */
  readonly theirs: readonly string[];
  /** The revision that the refused change is based on; 0 for none. */
  readonly base: number;
  /** The state now; undefined when the document is gone. */
  readonly current: Revised | undefined;
}

/** Who wrote a revision, and when. */
export interface Revised {
  readonly revision: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** "" for a file. */
  readonly author: string;
  /** The release or draft that published it, or "". */
  readonly label: string;
}

export function isRefusal(value: object | undefined | null | void): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
