import type { ListedDocument, ProductPages } from "../../catalog/document/document.ts";
import type { Show } from "../../catalog/show/show.ts";
import type { Image } from "../../content/fields/image.ts";
import type { Link } from "../../content/fields/link.ts";
import type { SourceText } from "../../content/source-text.ts";

/** A show that has a page, and that nobody sells: what lists say of it is in its document. */
export interface UnsoldShow {
  readonly name: SourceText;
  readonly theatre: SourceText;
  /** Where the theatre's name leads. */
  readonly theatreLink: Link | undefined;
  readonly poster: Image | undefined;
  /** The provider's code of its city; empty where the document says none. */
  readonly city: string;
  readonly show: Show;
}

/** A custom type of product pages, with how lists read one of its documents that has no product. */
export interface ProductPageType extends ProductPages {
  /** Undefined for a document whose fields do not fit. By default a page without a product is in no list. */
  readonly unsold?: (document: ListedDocument) => UnsoldShow | undefined;
}
