export interface SeedReader {
  /** What `publish` was last told about seeds: their names, and what stood in them then. */
  readonly seeds: () => ReadonlyMap<string, string>;
}
