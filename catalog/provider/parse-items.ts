import * as v from "valibot";
import { ProviderError } from "./provider-error.ts";
import { maxDropped, parseTolerantly } from "./parse-tolerantly.ts";
import { isRecord } from "./value-path.ts";

/** An item of a response, or a field of one, that was omitted because it is invalid. */
export interface DroppedItem {
  readonly path: string;
  /** Position in the response; undefined for the response itself. */
  readonly index: number | undefined;
  /** The item's id or code; undefined when it is missing. */
  readonly id: string | undefined;
  /** `media.productImages[].url`; undefined when the whole item was omitted. */
  readonly field: string | undefined;
  readonly cause: Error;
}

export type OnDropped = (item: DroppedItem) => void;

/**
 * Returns the valid items of a response. Reports each invalid item and field. Throws `ProviderError` where there are
 * thousands of them.
 */
export function parseItems<Schema extends v.GenericSchema>(
  path: string,
  items: readonly unknown[],
  schema: Schema,
  onDropped: OnDropped,
): readonly v.InferOutput<Schema>[] {
  let dropped = 0;
  const drop: OnDropped = (each) => {
    dropped += 1;
    if (dropped > maxDropped)
      throw new ProviderError("response is invalid in thousands of places", { kind: "malformed", path, status: 200 });
    onDropped(each);
  };
  return items.flatMap((item, index) => {
    try {
      return [parseOne({ path, index }, item, schema, drop)];
    } catch (cause) {
      if (!v.isValiError(cause)) throw cause;
      drop({ path, index, id: findItemId(item), field: undefined, cause });
      return [];
    }
  });
}

/** Parses one thing without its invalid fields, and reports these. Throws `ValiError` without an essential field. */
export function parseOne<Schema extends v.GenericSchema>(
  position: Pick<DroppedItem, "path" | "index">,
  item: unknown,
  schema: Schema,
  onDropped: OnDropped,
): v.InferOutput<Schema> {
  const { output, dropped } = parseTolerantly(schema, item);
  for (const { field, cause } of dropped) onDropped({ ...position, id: findItemId(item), field, cause });
  return output;
}

/** An item is an object with its id, or a pair of its id and the rest. */
function findItemId(item: unknown): string | undefined {
  const ids = isRecord(item)
    ? [item["id"], item["code"], item["resourceEntityId"]]
    : Array.isArray(item)
      ? [item[0]]
      : [];
  const id = ids.find((each): each is number | string => typeof each === "number" || typeof each === "string");
  return id?.toString();
}
