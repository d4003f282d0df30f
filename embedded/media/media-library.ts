/** Uploaded files, which are served at `/media/<id>/<any name>`. What an id stands for never changes. */
export interface MediaLibrary {
  readonly find: (id: string) => Promise<MediaFile | undefined>;
}

export interface MediaFile {
  /** Decided by us, not by who sent the file. */
  readonly contentType: string;
  /** Pixels; null for what is no picture. */
  readonly width: number | null;
  readonly height: number | null;
  readonly read: () => Promise<Uint8Array>;
}

export const emptyLibrary: MediaLibrary = { find: async () => undefined };
