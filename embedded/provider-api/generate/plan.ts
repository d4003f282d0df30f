import { seeded } from "@tessera/runtime/seeded.ts";
import type { ProductEntry, SubCategory } from "../source/catalog.ts";
import type { Index } from "../source/index-by.ts";
import { choosePhotos } from "./choose-photos.ts";
import { createProductIds } from "./product-id.ts";
import type { Subject } from "./subject.ts";
import type { Template } from "./template.ts";
import type { Turn } from "./turns.ts";

/** A product that can be made: what it is made of. */
export interface PlannedProduct extends ProductEntry {
  readonly template: Template;
  readonly subject: Subject;
  /** 1, or the number of a variation. */
  readonly edition: number;
}

/**
 * The first `count` generated products: each turn once, then the turns again as numbered variations. A larger catalog
 * begins with the smaller one.
 */
export function plan(
  turns: readonly Turn[],
  count: number,
  subCategories: Index<number, SubCategory>,
): readonly PlannedProduct[] {
  const length = turns.length === 0 ? 0 : Math.max(0, count);
  const makeId = createProductIds();
  return Array.from({ length }, (_value, ordinal) => {
    const turn = turns[ordinal % turns.length];
    if (turn === undefined) throw new RangeError(`no turn ${ordinal}`);
    const { template, subject } = turn;
    const subCategory = subCategories.get(template.subCategory, `template ${template.key}`);
    const { city, collection } = subject;
    const edition = Math.floor(ordinal / turns.length) + 1;
    const id = makeId(turn, edition);
    const popularity = seeded(`popularity ${id}`)();
    return {
      id,
      city,
      subCategory,
      collection: collection ?? undefined,
      name: template.name,
      popularity,
      isAvailable: true,
      lead: choosePhotos(template, subject)[0],
      template,
      subject,
      edition,
    };
  });
}
