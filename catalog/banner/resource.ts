import { onePerCall } from "../provider/resource.ts";
import type { Banner } from "./banner.ts";
import { findBanners } from "./provider.ts";

/** All banners, past and future ones too. There is one list. */
export const banners = onePerCall<"all", readonly Banner[]>({
  key: (query) => query,
  live: false,
  find: (_query, context) => findBanners(context),
});
