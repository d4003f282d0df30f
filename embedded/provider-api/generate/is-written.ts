import type { WrittenProduct } from "../source/load-product-sources.ts";
import type { Subject } from "./subject.ts";

/** Says of which subjects people wrote a product of this kind already: such is not made again. */
export function isWrittenBy(written: readonly WrittenProduct[]): (subCategory: number, subject: Subject) => boolean {
  const known = new Set(
    written.flatMap(({ source }) => subjectKeys(source).map((key) => `${source.subCategory} ${key}`)),
  );
  return (subCategory, { key, aliases }) => [key, ...aliases].some((name) => known.has(`${subCategory} ${name}`));
}

function subjectKeys({ attractions, collection, airport, network }: WrittenProduct["source"]): readonly string[] {
  return [
    ...attractions.slice(0, 1).map((key) => `attraction:${key}`),
    ...(collection === null ? [] : [`collection:${collection}`]),
    ...(airport === undefined ? [] : [`airport:${airport}`]),
    ...(network === undefined ? [] : [`network:${network}`]),
  ];
}
