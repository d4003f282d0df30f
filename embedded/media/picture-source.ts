/** A picture that can be cut and scaled; pixels as it is looked at, turned by what its camera noted. */
export interface PictureSource extends PictureShape {
  readonly read: () => Promise<Uint8Array>;
}

export interface PictureShape {
  readonly width: number;
  readonly height: number;
  /** From 0 to 1; what a crop keeps as near to its middle as it can. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}
