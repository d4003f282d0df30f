import type { InferOutput } from "valibot";
import type { ProductPages } from "../../catalog/document/document.ts";
import { type FieldsSchema, parseFields } from "../parse/parse-fields.ts";
import type { ProductPageType, UnsoldShow } from "./unsold-show.ts";

/** What the author of a custom type of product pages writes. */
export interface ProductPagesSpec<Fields> extends Pick<ProductPages, "category"> {
  /** What lists say of a show that nobody sells, which has a page all the same. */
  readonly unsold?: (fields: Fields) => UnsoldShow;
}

interface TypeOfPages<Schema> {
  /** Id of the custom type, `showpage`. */
  readonly type: string;
  readonly fields: Schema;
}

/** Closes over the fields of a product's page, as lists read them. What does not fit is reported by the page itself. */
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
