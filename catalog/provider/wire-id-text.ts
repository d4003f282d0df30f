import * as v from "valibot";
import { wireId } from "./wire-id.ts";

/** An id that is the name of a field. */
export const wireIdText = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), wireId);
