/** Result of rendering one state of a document. */
interface PageFindings {
  readonly document: string;
  /** Draft or release that has the state; "" for the published one. */
  readonly overlay: string;
  readonly revision: number;
  /** Kind of the page, `city`; "" for a document without one. */
  readonly kind: string;
  /** Number of findings. */
  readonly findings: number;
}

export interface FindingsWriter {
  /** Records findings that were made at a time, epoch milliseconds. Skips states that a later one replaced. */
  readonly recordFindings: (pages: readonly PageFindings[], at: number) => void;
}
