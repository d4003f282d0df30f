import * as v from "valibot";
import { count, id, text } from "./values.ts";

/** The provider's pagination fields, beside `items`. */
export const pagination = {
  total: count,
  nextOffset: v.nullable(id),
  nextUrl: v.nullable(text),
  prevUrl: v.nullable(text),
};
