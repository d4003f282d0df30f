import * as v from "valibot";
import { text } from "./values.ts";

/** The fields of both of the provider's generations. */
export const errorAnswer = v.strictObject({
  status: v.number(),
  error: v.strictObject({ code: text, title: text, message: text }),
});
