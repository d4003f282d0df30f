import { seeded } from "@tessera/runtime/seeded.ts";
import { dayMs } from "../time/dates.ts";
import type { ProductSource } from "./product.ts";

/** Before the oldest review of any product. */
const reviewedSince = Date.parse("2025-03-01");
const newest = Date.parse("2026-10-20");

/** Returns since when a product is sold: before its oldest review, or lately if nobody reviewed it. */
export function addedOn({ id, reviews }: Pick<ProductSource, "id" | "reviews">): string {
  const chance = seeded(`added ${id}`)();
  const last = reviews === 0 ? newest : reviewedSince;
  const days = reviews === 0 ? 120 : 1500;
  return new Date(last - Math.floor(chance * days) * dayMs).toISOString().slice(0, 10);
}
