import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { isAvailable, type Product } from "../../catalog/product/product.ts";
import type { Translator } from "../../i18n/translator.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { productAttributes, productOf, productNeeds } from "../attributes/product.ts";

export const cta = defineShortcode({
  name: "cta",
  sentence: "A button to book a product, the page's first one when none is named, with the words it encloses.",
  example: '[cta tgid="50002"]Book now[/cta]',
  attributes: productAttributes,
  encloses: "optionally",
  link: true,
  needs: productNeeds,
  text: (attributes, context, enclosed) => {
    const product = productOf(attributes, context);
    if (product === undefined) return undefined;
    return enclosed.trim() === "" ? callToAction(product, context.t) : enclosed;
  },
  Component: ({ attributes, context, children }) => {
    const product = productOf(attributes, context);
    if (product === undefined) return children;
    const { site, market } = context;
    return <ButtonLink href={bookingUrl({ site, locale: market.locale, product })}>{children}</ButtonLink>;
  },
});

/** As on a product's card: what is sold out has other dates. */
function callToAction(product: Product, t: Translator): string {
  return isAvailable(product) ? (product.callToAction ?? t("product.bookNow")) : t("product.soldOutHint");
}
