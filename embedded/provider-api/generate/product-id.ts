import { hash } from "@tessera/runtime/seeded.ts";
import { firstMadeId } from "../source/translations.ts";
import type { Turn } from "./turns.ts";

const lastMadeId = 99_999_999;

/**
 * Numbers products by what they are made of, so that one more attraction changes no other product's number. Where
 * two would have the same, the later one takes the next that is free.
 */
export function createProductIds(): (turn: Turn, edition: number) => number {
  const taken = new Set<number>();
  return ({ template, subject }, edition) => {
    let id = wanted(`${template.key}/${subject.key}/${edition}`);
    while (taken.has(id)) id = id === lastMadeId ? firstMadeId : id + 1;
    taken.add(id);
    return id;
  };
}

function wanted(key: string): number {
  return firstMadeId + ((hash(key) >>> 0) % (lastMadeId - firstMadeId + 1));
}
