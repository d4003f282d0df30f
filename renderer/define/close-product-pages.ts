import type { InferOutput } from "valibot";
import type { ProductPages } from "../../catalog/document/document.ts";
import { type FieldsSchema, parseFields } from "../parse/parse-fields.ts";
import type { ProductPageType, UnsoldShow } from "../contracts/unsold-show.ts";

/** Definition of product pages, as the author of their custom type writes it. */
export interface ProductPagesSpec<Fields> extends Pick<ProductPages, "category"> {
  /** Returns the facts of a show that nobody sells, for lists. Such a show may have a page. */
  readonly unsold?: (fields: Fields) => UnsoldShow;
}

interface TypeOfPages<Schema> {
  /** Id of the custom type, `showpage`. */
  readonly type: string;
  readonly fields: Schema;
}

/** Closes over the fields of a product's page, as lists read them. The page itself reports invalid fields. */
export function closeProductPages<Schema extends FieldsSchema>(
  { type, fields: schema }: TypeOfPages<Schema>,
  { category, unsold }: ProductPagesSpec<InferOutput<Schema>>,
): ProductPageType {
  if (unsold === undefined) return { type, category };
  const read: ProductPageType["unsold"] = ({ data }) => {
    const fields = parseFields(schema, data, { what: type, code: "document-invalid", report: () => {} });
    return fields && unsold(fields);
  };
  return { type, category, unsold: read };
}
