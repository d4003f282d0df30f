import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts, Presence } from "../../../renderer/index.ts";
import { documentPath } from "../../../blocks/products/product-links.ts";
import { parseProductPath, productPath } from "../../../routing/product-address.ts";
import type { ExperienceFields } from "../fields.ts";

/**
 * Returns whether the product exists, and at this address. A show's page is at the path of its document. A product that
 * could not be read may exist. An address of another form is that of the document.
 */
export function decidePresence({ tgid }: ExperienceFields, snapshot: Snapshot, facts: PageFacts): Presence {
  if (tgid === undefined || parseProductPath(facts.path) === undefined) return "here";
  const product = snapshot.get("productDetails", { id: tgid });
  if (product === undefined)
    return snapshot.getReadState("productDetails", { id: tgid }) === "missing" ? "missing" : "here";
  const path = documentPath(product, facts, snapshot) ?? productPath(product);
  return path.join("/") === facts.path.join("/") ? "here" : { movedTo: path };
}
