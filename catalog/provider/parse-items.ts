import * as v from "valibot";

/** One item of an answer that did not fit its shape and was left out. */
interface DroppedItem {
  readonly path: string;
  /** Position in the answer. */
  readonly index: number;
  readonly cause: v.ValiError<v.GenericSchema>;
}

export type OnDropped = (item: DroppedItem) => void;

/** The items of an answer that fit; one that does not is reported, and the rest stays. */
export function parseItems<Schema extends v.GenericSchema>(
  path: string,
  items: readonly unknown[],
  schema: Schema,
  onDropped: OnDropped,
): readonly v.InferOutput<Schema>[] {
  return items.flatMap((item, index) => {
    const parsed = v.safeParse(schema, item);
    if (parsed.success) return [parsed.output];
    onDropped({ path, index, cause: new v.ValiError(parsed.issues) });
    return [];
  });
}
