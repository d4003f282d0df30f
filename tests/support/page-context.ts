import { testSnapshot } from "./test-snapshot.ts";
import { locales } from "../../i18n/locales.ts";
import tessera from "../../hosts/tessera.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Link } from "../../content/fields/link.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { defaultView } from "../../routing/view.ts";
import type { Piece } from "../../shortcodes/engine/piece.ts";
import type { SourceText } from "../../shortcodes/engine/source-text.ts";

/** A page of the flagship in English and euros on which nothing was read. Shortcodes stay as typed. */
export function testPage(overrides: Partial<PageContext> = {}): PageContext {
  const locale = overrides.locale ?? locales.en;
  return {
    site: tessera,
    locale,
    currency: "EUR",
    view: defaultView,
    path: [],
    snapshot: testSnapshot(),
    products: [],
    t: createLocaleTranslator(locale),
    text: plainText,
    pieces: plainPieces,
    href: plainHref,
    badge: ({ labels }) => labels[0],
    bookingUrl: ({ id }) => `https://book.tessera.example/book/${id}/`,
    ...overrides,
  };
}

function plainText({ nodes }: SourceText): string {
  return nodes.map((node) => (node.kind === "literal" ? node.text : node.source)).join("");
}

function plainPieces({ nodes }: SourceText): readonly Piece[] {
  let end = 0;
  return nodes.map(({ source }) => {
    const start = end;
    end += source.length;
    return { kind: "verbatim", text: source, start, end, within: [] };
  });
}

function plainHref(link: Link): string {
  return link.kind === "url" ? link.url : `/${link.path.join("/")}`;
}

export { testProduct } from "./test-product.ts";
