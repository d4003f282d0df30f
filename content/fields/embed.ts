import * as v from "valibot";

/** Content of another service that a page embeds: a video, a post. */
export interface Embed {
  readonly url: string;
  /** Empty when the service sends no title. */
  readonly title: string;
}

const filledEmbed = v.object({
  embed_url: v.pipe(v.string(), v.regex(/^https?:\/\//i), v.url()),
  title: v.nullish(v.string(), ""),
});

const emptyEmbed = v.object({ embed_url: v.nullish(v.undefined()) });

/** An Embed field; undefined when empty. */
export function embed() {
  return v.pipe(
    v.nullish(v.union([filledEmbed, emptyEmbed], "is not an embed"), {}),
    v.transform((value): Embed | undefined =>
      "title" in value ? { url: value.embed_url, title: value.title } : undefined,
    ),
    v.metadata({ prismic: "Embed" }),
  );
}
