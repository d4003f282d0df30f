/** Hands out names that GraphQL allows, each of them once: `blog-post` → `blog_post`, or `blog_post_` if that is taken. */
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

/** `blog_post` → `Blog_post`, as types are named. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
