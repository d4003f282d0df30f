/** The whole picture, at most 1920 px wide, for a window of its own. An editor's own crop is kept. */
export function largeImageUrl(url: string): string {
  const large = new URL(url);
  for (const [name, value] of Object.entries({ w: "1920", fit: "max", auto: "format", q: "80" })) {
    large.searchParams.set(name, value);
  }
  return large.href;
}
