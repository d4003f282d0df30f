const pattern = /^DEFAULT_VARIANT\D*(\d+)$/;

/** The variant that a product's DEFAULT_VARIANT tag names; undefined when no tag does (specification §3). */
export function defaultVariant(tags: readonly string[]): number | undefined {
  return tags.map((tag) => Number(pattern.exec(tag)?.[1])).find((id) => id > 0 && Number.isSafeInteger(id));
}
