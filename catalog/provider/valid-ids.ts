import type { Transport } from "./request.ts";

/**
 * The positive whole numbers among the ids of a call, each once. Where none is left the call is not to be made, and
 * that its required ids are missing is reported (specification §5): whoever asked meant something.
 */
export function validIds(
  { onMissingIds }: Pick<Transport, "onMissingIds">,
  path: string,
  ids: readonly number[],
): readonly number[] {
  const valid = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
  if (valid.length === 0) onMissingIds(path);
  return valid;
}
