/** Which tab is open, and how it came to be. */
export interface Shown {
  readonly selected: number;
  /** What to scroll to once the tab is open. */
  readonly target?: Element;
}
