import type { PageContext, StructuredNode } from "../../renderer/index.ts";

/** Returns the contact of a site by e-mail; nothing for an empty address. */
export function contactNodes(email: string, { site }: Pick<PageContext, "site">): readonly StructuredNode[] {
  if (email === "") return [];
  return [{ "@type": "ContactPoint", "@id": `https://${site.host}/#contact`, contactType: "customer service", email }];
}
