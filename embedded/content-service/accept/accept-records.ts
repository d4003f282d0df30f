import type { AcceptContext } from "./accept-context.ts";

/** A list whose parts are accepted one by one. */
export function acceptRecords<Part>(
  value: unknown,
  place: string,
  { report }: AcceptContext,
  accept: (part: unknown, place: string) => Part,
): readonly Exclude<Part, undefined>[] | undefined {
  if (!Array.isArray(value)) return report(place, value, "must be a list");
  return value
    .map((part: unknown, index) => accept(part, `${place}.${index}`))
    .filter((part): part is Exclude<Part, undefined> => part !== undefined);
}
