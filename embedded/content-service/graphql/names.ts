/** Allocates valid GraphQL names, each once: `blog-post` → `blog_post`, or `blog_post_` when that is taken. */
export class Names {
  readonly #taken: Set<string>;

  constructor(taken: readonly string[] = []) {
    this.#taken = new Set(taken);
  }

  take(text: string): string {
    let name = text
      .replace(/\W/g, "_")
      .replace(/^(?=\d|$)/, "_")
      .replace(/^_+/, "_");
    while (this.#taken.has(name)) name += "_";
    this.#taken.add(name);
    return name;
  }
}

/** Capitalizes the name of a type: `blog_post` → `Blog_post`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
