import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";

/** Validates a JSON object with any members. */
export const record = v.custom<Readonly<Record<string, unknown>>>(isRecord);
