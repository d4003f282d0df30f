import type { EndpointRequest } from "../endpoint.ts";
import { wireBanner } from "../wire/banner.ts";

/** Every banner with its days; which of them to show today is for the caller to see. */
export function banners({ view }: EndpointRequest) {
  return { banners: view.catalog.banners.map((banner) => wireBanner(banner, view)) };
}
