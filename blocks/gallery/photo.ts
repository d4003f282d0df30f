/** A picture of a gallery. Its size is known: the viewer shows it whole. */
export interface Photo {
  readonly image: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Empty without one. */
  readonly caption: string;
}

/**
 * Returns the address of the whole picture, at most 1920 px wide. The editor's crop remains. Any text that is not an
 * absolute URL is returned unchanged: the provider may send one.
 */
export function largeImageUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const large = new URL(url);
  for (const [name, value] of Object.entries({ w: "1920", fit: "max", auto: "format", q: "80" })) {
    large.searchParams.set(name, value);
  }
  return large.href;
}
