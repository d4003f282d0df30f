/**
 * What a reader sees: the published documents as of a revision, and over them, if any, those of a release or draft.
 * The same view always shows the same documents until it has expired.
 */
export interface View {
  readonly master: number;
  readonly overlay: OverlayView | undefined;
}

interface OverlayView {
  readonly id: string;
  readonly revision: number;
}
