import { invalid, missing } from "../failure.ts";

/** The host an `Origin` header names, without a port. Throws a 400 when there is none. */
export function hostOfOrigin(origin: string | undefined): string {
  if (origin === undefined) throw missing("Origin");
  if (!URL.canParse(origin)) throw invalid("Origin", "an origin such as https://book.site.example");
  return new URL(origin).hostname;
}
