import { type Route, readRoute } from "../../routing/route.ts";

/** The route of a host's not-found page in a language; undefined for a host or language that is none of ours. */
export function missingRoute({ host, locale }: { readonly host: string; readonly locale: string }): Route | undefined {
  return readRoute({ host, locale, currency: "auto", view: "_" });
}
