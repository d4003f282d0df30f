/** A picture from the content service. `width` and `height` are those of the original, in pixels. */
export interface Image {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
