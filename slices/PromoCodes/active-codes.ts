import { toPromoDiscount } from "../../catalog/offer/to-promo-discount.ts";
import { isOfferActive } from "../../catalog/offer/is-offer-active.ts";
import { offerEndText } from "../../catalog/offer/offer-end.ts";
import { promoCodeText } from "../../catalog/offer/promo-code.ts";
import type { RichText } from "../../content/rich-text/rich-text.ts";
import { dayIn } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { PromoCodesFields } from "./fields.ts";

/** A promo code in words. */
export interface ActiveCode {
  readonly code: string;
  /** `Get 10% off`; empty where the editor names no discount. */
  readonly discount: string;
  /** `Until 24 Dec 2026`; empty for a code without an end. */
  readonly until: string;
  readonly terms: RichText;
}

/** Returns the codes that are active today, in the editor's order. */
export function activeCodes({ codes }: PromoCodesFields, page: PageContext): readonly ActiveCode[] {
  const { locale, t } = page;
  const today = dayIn("UTC", page.snapshot.readAt);
  return codes.flatMap(({ ends_on: endsOn, terms, ...offer }) => {
    const code = page.value(offer.code).trim();
    if (code === "" || !isOfferActive(endsOn, today)) return [];
    const discount = toPromoDiscount(offer);
    return {
      code,
      discount: discount === undefined ? "" : promoCodeText(discount, locale, t),
      until: offerEndText({ endsOn, today, locale, t }),
      terms,
    };
  });
}
