import { isBookingHost } from "../../routing/host.ts";
import { renderAppliedCode, type VisitedPage } from "./render-applied-code.ts";

/**
 * A link to a booking flow, in an attribute or in the props of an island (C21). Its groups are the address
 * before the query, the host, and the query.
 */
const bookingLink =
  /(?<=href="|&quot;)(https?:\/\/([^\s"'<>&?#/]+)\/(?:[a-z]{2}\/)?book\/[1-9]\d{0,8}\/(?:[a-z-]+\/)*)(\?(?:(?!&quot;)[^\s"<>])*)?/g;

/**
 * Returns the HTML of a page for a traveller who applied a promo code. Booking links have it, unless the link
 * has another one. A page that offers the code says that it is applied, where `slices/PromoCodes/` renders it:
 *
 * ```
 * <form data-code="ROMA10">…</form><form data-applied="ROMA10" hidden="">…</form>
 * ```
 *
 * Any other page begins with the code and a button that removes it.
 */
export function applyPromoCode(html: string, code: string, page: VisitedPage): string {
  const linked = html.replaceAll(bookingLink, (link, base: string, host: string, query = "") =>
    isBookingHost(host) && !/[?;]promoCode=/.test(query) ? withCode(base, query, code) : link,
  );
  const offered = `data-applied="${code}" hidden=""`;
  if (!linked.includes(offered)) return linked.replace(/<main\b[^>]*>/, (main) => main + renderAppliedCode(code, page));
  return linked
    .replaceAll(`data-code="${code}"`, () => `data-code="${code}" hidden=""`)
    .replaceAll(offered, () => `data-applied="${code}"`);
}

function withCode(base: string, query: string, code: string): string {
  const rest = query.length > 1 ? `&amp;${query.slice(1)}` : "";
  return `${base}?promoCode=${encodeURIComponent(code)}${rest}`;
}
