import * as v from "valibot";

/** An item of a response that was omitted because it is invalid. */
interface DroppedItem {
  readonly path: string;
  /** Position in the response. */
  readonly index: number;
  readonly cause: v.ValiError<v.GenericSchema>;
}

export type OnDropped = (item: DroppedItem) => void;

/** Returns the valid items of a response. Reports each invalid one. */
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
