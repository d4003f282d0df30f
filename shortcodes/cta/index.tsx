import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { isBookable, describeSale } from "../../catalog/show/sale.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { defineShortcode } from "../../renderer/index.ts";
import { productAttributes, findNamedProduct, productNeeds } from "../attributes/product.ts";

export const cta = defineShortcode({
  name: "cta",
  sentence:
    "A button to book a product, the page's first one when none is named, with the words it encloses; a note instead when it is sold out.",
  example: '[cta tgid="50002"]Book now[/cta]',
  attributes: productAttributes,
  encloses: "optionally",
  link: true,
  needs: productNeeds,
  text: (attributes, context, enclosed) => {
    const product = findNamedProduct(attributes, context);
    if (product === undefined) return undefined;
    const { price, note } = describeSale(product, { ...context.market, now: context.now, t: context.t });
    if (price === undefined) return note;
    return enclosed.trim() === "" ? (product.callToAction ?? context.t("product.bookNow")) : enclosed;
  },
  Component: ({ attributes, context, children }) => {
    const product = findNamedProduct(attributes, context);
    if (product === undefined || !isBookable(product, context.now)) return children;
    const { bookingOrigin: origin, market } = context;
    return <ButtonLink href={bookingUrl({ origin, locale: market.locale, product })}>{children}</ButtonLink>;
  },
});
