import type { Banner } from "./banner.ts";
import type { Resource } from "../snapshot/resource.ts";

/** There is one list, so the query says nothing. */
export type BannersQuery = "all";

/** The banners there are, past and future ones among them. */
export const banners: Resource<BannersQuery, readonly Banner[]> = {
  key: (query) => query,
  batch: 1,
  load: async (_queries, { provider, market }) => new Map([["all", await provider.banners(market)]]),
};
