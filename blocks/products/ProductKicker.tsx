import { Fragment } from "react";
import type { Product } from "../../catalog/product/product.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";

export interface ProductKickerProps {
  readonly product: Product;
  readonly className: string;
}

/** Kind and city of a product, `Landmarks · Rome`, each in its own language; nothing when neither is known. */
export function ProductKicker({ product: { subCategory, category, cityName }, className }: ProductKickerProps) {
  const kind = subCategory ?? category;
  const parts = [...(kind ? [kind.name] : []), cityName].filter(({ text }) => text !== "");
  if (parts.length === 0) return null;
  return (
    <p className={className}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          <Localized text={part} />
        </Fragment>
      ))}
    </p>
  );
}
