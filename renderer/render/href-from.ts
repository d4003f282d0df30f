import type { Link } from "../../content/fields/link.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { Site } from "../../hosts/site.ts";

/** Where a link leads from a page of `site`: a path on the same site, an absolute URL anywhere else. */
export function hrefFrom(site: Site, originOf: (site: Site) => string): (link: Link) => string {
  return (link) => {
    if (link.kind === "url") return link.url;
    const path = pagePath(link.locale, link.path);
    return link.site === site ? path : `${originOf(link.site)}${path}`;
  };
}
