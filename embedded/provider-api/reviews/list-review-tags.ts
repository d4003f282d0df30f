import type { ReviewedProduct } from "./review-kind.ts";
import type { ReviewTag } from "./review-tag.ts";

/** By sub-category id. */
const tagsOfSubCategory: ReadonlyMap<number, readonly ReviewTag[]> = new Map([
  [1008, ["card"]],
  [1010, ["coach"]],
  [1019, ["private"]],
  [1022, ["transit"]],
  [1023, ["sim"]],
  [1026, ["self-guided"]],
  [1031, ["foodpass"]],
  [1080, ["combo"]],
  [1108, ["ferry"]],
  [1133, ["train"]],
  [1139, ["rail"]],
  [1145, ["shuttle"]],
  [2001, ["group", "inside"]],
  [2002, ["group", "walk"]],
  [2003, ["group", "walk", "evening"]],
  [2004, ["private"]],
  [2005, ["scooter"]],
  [3001, ["bus"]],
  [4002, ["luggage"]],
  [5001, ["foodtour"]],
  [5002, ["tasting"]],
  [5003, ["dining"]],
  [7001, ["musical"]],
  [7002, ["play"]],
  [7003, ["comedy"]],
  [7004, ["opera"]],
  [7005, ["concert"]],
  [7006, ["ballet"]],
  [7007, ["cabaret"]],
  [7008, ["family"]],
  [8001, ["climbing", "gear"]],
  [8002, ["cycling", "gear", "outdoors"]],
  [8003, ["hiking", "outdoors"]],
  [9001, ["flight", "balloon"]],
  [9002, ["flight", "helicopter"]],
  [10_001, ["snorkelling", "gear", "outdoors"]],
  [10_002, ["kayak", "gear", "outdoors"]],
  [11_001, ["parks", "outdoors"]],
  [11_002, ["wildlife", "outdoors", "dawn"]],
  [12_001, ["spa", "house"]],
  [12_002, ["yoga"]],
  [13_001, ["cooking"]],
  [13_002, ["coffee"]],
  [13_003, ["craft"]],
  [14_001, ["photo"]],
  [14_002, ["early"]],
  [15_001, ["camper"]],
  [16_001, ["pool", "house"]],
  [18_001, ["sightseeing"]],
  [19_001, ["stadium"]],
  [19_002, ["running", "outdoors", "dawn"]],
  [19_003, ["motor"]],
]);

/** Returns the facts of a product that its reviews may speak of. */
export function listReviewTags({ show, subCategory, facts, flow, includes }: ReviewedProduct): ReadonlySet<ReviewTag> {
  const { commentary, includesEntry } = facts;
  const has = (words: RegExp) => includes.some(({ en }) => words.test(en));
  const [isGuided, hasDinner] = [commentary.includes("IN_PERSON"), has(/^(?:dinner|supper)/i)];
  const known: readonly (readonly [ReviewTag, boolean])[] = [
    ["guide", isGuided],
    ["own-pace", !isGuided],
    ["race", !isGuided],
    ["audio", commentary.includes("AUDIO")],
    ["commentary", commentary.length > 0],
    ["unguided", commentary.length === 0],
    ["entry", includesEntry],
    ["dinner", hasDinner],
    ["bites", !hasDinner],
    ["road", !has(/train/i)],
    ["interval", (show?.interval ?? 0) > 0],
    ["numbered", flow !== "NORMAL"],
  ];
  const found = known.flatMap(([tag, isTrue]) => (isTrue ? [tag] : []));
  return new Set([...found, ...(tagsOfSubCategory.get(subCategory.id) ?? [])]);
}
