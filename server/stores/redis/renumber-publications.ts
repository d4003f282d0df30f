import type { Redis } from "ioredis";

/**
 * Copies all publications of a stream to the ids after `last`, where there are only lower ones. A Redis that lost its data
 * numbers them by its clock, which may have been set back. Returns whether there are any. Throws where another machine does
 * the same, and is first.
 */
export async function renumberPublications(redis: Redis, key: string, last: string): Promise<boolean> {
  const lower = await redis.xrange(key, "-", "+");
  const [ms = 0, sequence = 0] = last.split("-").map(Number);
  await Promise.all(
    lower.map(([, [, text = ""]], index) => redis.xadd(key, `${ms}-${sequence + index + 1}`, "p", text)),
  );
  return lower.length > 0;
}
