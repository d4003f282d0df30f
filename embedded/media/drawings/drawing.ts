/** What is drawn, without the `<svg>` around it, from 0,0 to its width and height. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it is, for who reads the file. */
  readonly label: string;
  readonly content: string;
}
