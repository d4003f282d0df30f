import type { Banner } from "../banner/banner.ts";
import type { BookingSite } from "../booking/booking-origin.ts";
import type { Domain } from "../site/domain.ts";
import type { ListedCurrency } from "../market/listed-currency.ts";
import type { Market } from "../market/market.ts";
import type { ProductMedia } from "../media/product-media.ts";
import { banners } from "../banner/provider.ts";
import { currencyList } from "../market/provider.ts";
import { domain } from "../site/provider.ts";
import { media } from "../media/provider.ts";
import type { Transport } from "./transport.ts";

export interface SiteCalls {
  /** `/api/v1/currency/list/`: in our display order. */
  readonly currencies: () => Promise<readonly ListedCurrency[]>;
  /** `/api/domain/`: what the provider knows of the host a site books at; undefined when it knows no such host. */
  readonly domain: (site: BookingSite) => Promise<Domain | undefined>;
  /** `/api/v2/banners/`. */
  readonly banners: (market: Market) => Promise<readonly Banner[]>;
  /** `/api/v1/media/`: pictures by product id, in the order of `ids`, products without any missing; batched by 100. */
  readonly media: (ids: readonly number[]) => Promise<readonly ProductMedia[]>;
}

export function siteCalls(transport: Transport): SiteCalls {
  return {
    currencies: () => currencyList(transport),
    domain: (site) => domain(transport, site),
    banners: (market) => banners(transport, market),
    media: (ids) => media(transport, ids),
  };
}
