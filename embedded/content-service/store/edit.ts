/** Who makes a change, and which state it is based on. */
export interface Edit {
  /** The name of an editor or program; "" for a file. */
  readonly author: string;
  /** Undefined to change whatever is there. */
  readonly expected?: Expected | undefined;
}

/** The state that a change is based on, compared with the present one inside the transaction. */
export type Expected =
  | { readonly kind: "revisions"; readonly revisions: readonly number[] }
  /** Anything, as long as it exists. */
  | { readonly kind: "present" }
  /** Nothing: the change creates it. */
  | { readonly kind: "absent" }
  /** The caller did not say; allowed only for what is new. */
  | { readonly kind: "unstated" };

/** The revision that a change resulted in. */
export interface Written {
  readonly revision: number;
}

/** A change that was merged with what others wrote. */
export interface MergedWrite extends Written {
  /** Fields that have the others' values: `data.title`. */
  readonly merged: readonly string[];
}
