/** The attributes of an `<a>` that say where it leads. */
export interface LinkTarget {
  readonly href: string;
  /** BCP 47; absent where the page there is in the language of this one, or is not ours. */
  readonly hrefLang?: string;
}
