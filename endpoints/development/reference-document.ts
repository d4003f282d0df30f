import type { RawDocument } from "../../content/document.ts";
import type { ShortcodeRegistry } from "../../renderer/contracts/shortcode.ts";

/** The longest text that is tried out, in UTF-16 units. */
export const maxTextLength = 2000;

/** Where the pictures of examples are said to be. */
const exampleMedia = "https://images.tessera.example/";

/**
 * The registry as a document: each shortcode's example as a text and as rich text, and what the editor typed. Pictures of
 * examples are those at `media`, an address that ends with a slash.
 */
export function referenceDocument(
  registry: ShortcodeRegistry,
  { typed, lang, media }: { readonly typed: string; readonly lang: string; readonly media: string },
): RawDocument {
  const entries = [...registry.values()].map(({ name, sentence, example: written }) => {
    const example = written.replace(exampleMedia, media);
    return { name, sentence, example, says: example, rendered: paragraphs(example) };
  });
  const text = typed.slice(0, maxTextLength);
  return {
    id: "shortcodes",
    uid: "shortcodes",
    type: "shortcode_reference",
    lang,
    tags: [],
    alternate_languages: [],
    last_publication_date: null,
    data: { typed: text, rendered: paragraphs(text), entries },
  };
}

function paragraphs(text: string) {
  return text.split(/\r?\n/).map((line) => ({ type: "paragraph", text: line, spans: [] }));
}
