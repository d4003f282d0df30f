/** The record that a store has of a file. */
export interface SeedRecord {
  /** Fingerprint of the file when it was last read; `goneFile` when it was missing. */
  readonly fingerprint: string;
  /** Fingerprint of the file that the document followed last, while a newer one waits in a release. */
  readonly base: string | undefined;
}

/** The fingerprint of a missing file. */
export const goneFile = "gone";

/** `Zabc.Zdef Zold.Zdef` → the fingerprint and its base. */
export function readRecord(text: string): SeedRecord {
  const [fingerprint = "", base] = text.split(" ");
  return { fingerprint, base };
}

export function writeRecord({ fingerprint, base }: SeedRecord): string {
  return base === undefined ? fingerprint : `${fingerprint} ${base}`;
}

/** Returns the document id that a record holds, because it does not follow from the name of the file. */
export function idInRecord({ fingerprint, base = "" }: SeedRecord): string | undefined {
  return fingerprint.split(".")[2] ?? base.split(".")[2];
}

/** `propose`: a person decides between file and store; `keep`: the store stays as it is, without a question. */
export type Verdict = "follow" | "keep" | "propose";

export interface Meeting {
  /** The store's record; undefined for a new file. */
  readonly record: SeedRecord | undefined;
  /** The fingerprint of the present file. */
  readonly file: string;
  /** Whether the store's version is the one of a file with this fingerprint. */
  readonly stems: (fingerprint: string) => boolean;
  /** Whether file and store are equal. */
  readonly same: boolean;
}

/** Decides whether the store follows a file that is new, changed or gone. Edits in the store remain. */
export function judge({ record, file, stems, same }: Meeting): Verdict {
  if (same || stems(record?.fingerprint ?? goneFile)) return "follow";
  if (record?.base === undefined) return "propose";
  if (stems(record.base)) return "follow";
  return record.base === file ? "keep" : "propose";
}

/** Returns the record of a file after the decision about it; undefined when nothing is left to remember. */
export function nextRecord({ record, file }: Meeting, verdict: Verdict): SeedRecord | undefined {
  if (verdict !== "propose") return file === goneFile ? undefined : { fingerprint: file, base: undefined };
  return { fingerprint: file, base: record?.base ?? record?.fingerprint };
}
