/** Something that can be chosen in the palette. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly run: () => void;
}
