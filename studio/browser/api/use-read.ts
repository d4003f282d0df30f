import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type * as v from "valibot";
import { request } from "./request.ts";

/** Reads a path below `/studio/api/`, and again when the window is looked at. Null reads nothing. */
export function useRead<Schema extends v.GenericSchema>(
  path: string | null,
  schema: Schema,
  options: SWRConfiguration = {},
): SWRResponse<v.InferOutput<Schema>, unknown> {
  return useSWR(path, () => request(path ?? "", schema), options);
}
