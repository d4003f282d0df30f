import * as v from "valibot";

const callSchema = v.object({ path: v.string(), query: v.string() });

export type UpstreamCall = v.InferOutput<typeof callSchema>;

/** The calls that an embedded service has counted, `GET /__calls`. */
export const callsSchema = v.array(callSchema);

/** Whether a call of the provider is made for a page. The lists of all products, read in the background, name no city. */
export function isForPage({ path, query }: UpstreamCall): boolean {
  const isList =
    path.includes("/list-by/category/") || path.includes("/list-by/sub-category/") || path.endsWith("/category/");
  return !isList || new URLSearchParams(query).has("city");
}
