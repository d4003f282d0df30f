/** A booking link in an attribute or in the props of an island (specification §2), with what begins its query. */
const bookingLink =
  /(?<=href="|&quot;)https?:\/\/[^\s"'<>&?#/]+\/(?:[a-z]{2}\/)?book\/[1-9]\d{0,8}\/(?:[a-z-]+\/)*(\?)?/g;

/**
 * Returns the HTML of a page for a traveller who applied a promo code. Booking links have it, and a page that offers it
 * says that it is applied. `slices/PromoCodes/` renders what is shown and hidden here:
 *
 * ```
 * <form data-code="ROMA10">…</form><form data-applied="ROMA10" hidden="">…</form>
 * ```
 */
export function applyPromoCode(html: string, code: string): string {
  const parameter = `promoCode=${encodeURIComponent(code)}`;
  return html
    .replaceAll(bookingLink, (link, query?: string) =>
      query === undefined ? `${link}?${parameter}` : `${link}${parameter}&amp;`,
    )
    .replaceAll(`data-code="${code}"`, () => `data-code="${code}" hidden=""`)
    .replaceAll(/<form\b[^>]*\bdata-applied="([^"]*)"[^>]*>/g, (tag, applied: string) =>
      applied === code ? tag.replace(' hidden=""', "") : tag,
    );
}
