import * as v from "valibot";
import { type Dependencies, mergeDependencies, noDependencies } from "../dependencies/dependencies.ts";
import { isRedirect, type RawDocument } from "../document.ts";
import { type Link, link } from "../fields/link.ts";
import { boolean } from "../fields/plain.ts";
import type { TargetPage } from "../../routing/find-page-by-url.ts";
import { withQuery } from "../../routing/with-query.ts";
import { type FindStop, findNext, pageBehind, type Stop, formatStopUrl } from "./redirect-stop.ts";

export type Followed = (
  | {
      readonly kind: "redirect";
      readonly to: Link;
      readonly permanent: boolean;
      /** Returns the location with the query and fragment that the redirects add to it. */
      readonly complete: (href: string) => string;
    }
  | { readonly kind: "nowhere" }
  | {
      readonly kind: "circle";
      /** The addresses from the first redirect to the one that is visited twice. */
      readonly urls: readonly string[];
    }
) & { readonly dependencies: Dependencies };

/** 302 is the default (B9), also for what can't be read. */
const redirectSchema = v.object({ to: v.fallback(link(), undefined), permanent: v.fallback(boolean(), false) });

/** Redirects in a row that one response follows. */
const maxHops = 10;

/** Redirects that were followed. */
interface Journey {
  readonly urls: readonly string[];
  readonly permanent: boolean;
  readonly search: string;
  readonly hash: string;
  readonly dependencies: Dependencies;
}

/** Follows a redirect, and those that it leads to, so that a visitor is redirected once. Throws `ContentError`. */
export function followRedirects(
  { address, locale }: Omit<Stop, "document">,
  document: RawDocument,
  find: FindStop,
): Promise<Followed> {
  const journey = { urls: [formatStopUrl({ address, locale })], permanent: true, search: "", hash: "" };
  return follow({ address, locale, document }, { ...journey, dependencies: noDependencies }, find);
}

async function follow(
  stop: Stop & { readonly document: RawDocument },
  before: Journey,
  find: FindStop,
): Promise<Followed> {
  const { to, permanent } = v.parse(redirectSchema, stop.document.data);
  if (to === undefined) return { kind: "nowhere", dependencies: before.dependencies };
  const journey = { ...before, permanent: before.permanent && permanent };
  const target = pageBehind(to, stop.address);
  if (target === undefined) return arrive(to, journey);
  const next = await findNext(stop, target, journey.urls, find);
  const url = formatStopUrl(next);
  const after = extend(journey, url, target, next.dependencies);
  if (journey.urls.includes(url)) return { kind: "circle", urls: after.urls, dependencies: after.dependencies };
  const { address, locale, document } = next;
  if (document !== undefined && isRedirect(document) && journey.urls.length < maxHops)
    return follow({ address, locale, document }, after, find);
  return arrive({ kind: "page", ...address, locale: locale.code, text: to.text }, after);
}

function extend(journey: Journey, url: string, { search, hash }: TargetPage, dependencies: Dependencies): Journey {
  return {
    ...journey,
    urls: [...journey.urls, url],
    search: withQuery(search, journey.search.slice(1)),
    hash: hash || journey.hash,
    dependencies: mergeDependencies([journey.dependencies, dependencies]),
  };
}

function arrive(to: Link, { permanent, search, hash, dependencies }: Journey): Followed {
  const complete = (href: string) => {
    const location = withQuery(href, search.slice(1));
    return location.includes("#") ? location : location + hash;
  };
  return { kind: "redirect", to, permanent, complete, dependencies };
}
