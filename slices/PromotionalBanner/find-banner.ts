import { isOfferActive } from "../../catalog/offer/is-offer-active.ts";
import { offerEndText } from "../../catalog/offer/offer-end.ts";
import { bannerDescriptors } from "../../catalog/product/banner-descriptors.ts";
import { factWords } from "../../catalog/product/fact-words.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Link } from "../../content/fields/index.ts";
import type { RichText } from "../../content/rich-text/rich-text.ts";
import { dayIn, parseDate } from "../../i18n/dates.ts";
import type { TextOnPage } from "../../i18n/localized-text.ts";
import type { LinkTarget, PageContext } from "../../renderer/index.ts";
import { readSale } from "../../blocks/products/product-on-page.ts";
import { findProductLink } from "../../blocks/products/product-links.ts";
import type { IconName } from "../../ui/primitives/icons.ts";
import { pageAtUrl } from "../../routing/page-address.ts";
import { descriptorIcons } from "./descriptor-icons.ts";
import type { PromotionalBannerFields } from "./fields.ts";
import { promoted } from "./list-banner-products.ts";

interface BannerFact {
  readonly icon: IconName;
  readonly text: string;
}

/** Content of a banner, from an editor or from the provider. */
export interface BannerContent {
  readonly title: TextOnPage;
  readonly body: RichText;
  readonly image: { readonly url: string; readonly alt: TextOnPage } | undefined;
  /** Short facts about the product (J18). */
  readonly facts: readonly BannerFact[];
  readonly price: ListingPrice | undefined;
  /** `Until 24 Dec 2026`; empty for a banner without an end. */
  readonly end: string;
  readonly target: LinkTarget | undefined;
  readonly action: string;
}

/** Returns the banner of an editor, or the first of the provider's that runs today. Undefined where it has ended, or says nothing. */
export function findBanner(fields: PromotionalBannerFields, page: PageContext): BannerContent | undefined {
  const today = dayIn("UTC", page.snapshot.readAt);
  return fields.source === "the provider" ? providerBanner(today, page) : ownBanner(fields, today, page);
}

function ownBanner(fields: PromotionalBannerFields, today: Date, page: PageContext): BannerContent | undefined {
  const { body, link, ends_on: endsOn } = fields;
  const { locale, t } = page;
  const [product] = promoted(fields, page.snapshot);
  const title = page.text(fields.title) || product?.name;
  if (title === undefined || !isOfferActive(endsOn, today)) return undefined;
  return {
    title,
    body,
    image: fields.image ?? product?.images[0],
    facts: product === undefined ? [] : listBannerFacts(product, page),
    price: product && readSale(product, page).price,
    end: offerEndText({ endsOn, today, locale, t }),
    target: link === undefined ? product && findProductLink(product, page) : page.linkTo(link),
    action: link?.text || t("promo.seeOffer"),
  };
}

/** Returns the facts that a banner for this kind of product highlights, if they are true of this product. */
function listBannerFacts(product: Product, { locale, t }: PageContext): readonly BannerFact[] {
  const kind = { categoryId: product.category?.id, subCategoryId: product.subCategory?.id };
  return bannerDescriptors(kind)
    .filter((descriptor) => product.descriptors.includes(descriptor))
    .map((descriptor) => ({
      icon: descriptorIcons[descriptor],
      text: factWords(descriptor, product, locale, t),
    }));
}

function providerBanner(today: Date, page: PageContext): BannerContent | undefined {
  const { locale, t } = page;
  const banner = page.snapshot
    .get("banners", "all")
    ?.find(({ firstDay, lastDay }) => hasBegun(firstDay, today) && isOfferActive(lastDay, today));
  if (banner === undefined) return undefined;
  const { title, imageUrl, alt, targetUrl, lastDay } = banner;
  return {
    title,
    body: [],
    image: { url: imageUrl, alt },
    facts: [],
    price: undefined,
    end: offerEndText({ endsOn: lastDay, today, locale, t }),
    target: targetUrl === "" ? undefined : page.linkTo(toBannerLink(targetUrl)),
    action: t("promo.seeOffer"),
  };
}

/** Returns a link of the provider's. That to a page of ours says which language it is in. */
function toBannerLink(url: string): Link {
  const address = pageAtUrl(url);
  return address === undefined ? { kind: "url", url, text: "" } : { kind: "page", ...address, text: "" };
}

function hasBegun(firstDay: string | undefined, today: Date): boolean {
  const first = firstDay === undefined ? undefined : parseDate(firstDay);
  return first === undefined || first <= today;
}
