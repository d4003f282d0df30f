import type { Product } from "../../catalog/product/product.ts";
import { isSoldOut } from "../../catalog/show/sale.ts";
import { AlertForm } from "./AlertForm.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { PageContext } from "../../renderer/index.ts";

interface SoldOutAlertProps {
  /** Undefined for a show that nobody sells. */
  readonly product: Product | undefined;
  readonly page: PageContext;
}

/** Renders an alert for a product that is sold out (X15). Renders nothing for all others. */
export function SoldOutAlert({ product, page: { locale, path, snapshot, t } }: SoldOutAlertProps) {
  if (product === undefined || !isSoldOut(product, snapshot.readAt)) return null;
  return (
    <Section id="alert" title={t("alert.title")}>
      <AlertForm product={product.id} locale={locale} path={path} t={t} />
    </Section>
  );
}
