import * as v from "valibot";

const text = v.object({
  text: v.string(),
  /** Present where it is not the language of the page. */
  lang: v.optional(v.string()),
  dir: v.optional(v.string()),
});

const item = v.object({
  name: text,
  note: v.optional(text),
  href: v.string(),
  /** The address of its picture. */
  picture: v.optional(v.string()),
  /** Short, and in a sentence for screen readers. */
  rating: v.optional(v.object({ text: v.string(), label: v.string() })),
  price: v.optional(v.string()),
});

export type SuggestedItem = v.InferOutput<typeof item>;

const schema = v.object({
  /** How many there are, in words. */
  status: v.string(),
  groups: v.array(
    v.object({
      title: v.string(),
      items: v.array(item),
    }),
  ),
});

/** The server's suggestions for some words (`app/api/suggest`). */
export type Suggestions = v.InferOutput<typeof schema>;

/** Reads suggestions. Throws if they can't be read. */
export async function readSuggestions(address: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return v.parse(schema, await response.json());
}
