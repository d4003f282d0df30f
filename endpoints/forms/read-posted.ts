import * as v from "valibot";
import type { Posted } from "../../catalog/form/parse-posted.ts";
import { readText } from "../../http/read-text.ts";
import { type Site } from "../../hosts/site.ts";
import { isLocaleCode, type Locale, locales } from "../../i18n/locales.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { localPath } from "../../routing/redirect.ts";
import { isSameOrigin } from "../../routing/is-same-origin.ts";

/** A post of a form that a page of ours sent. */
export interface ReadPost {
  readonly site: Site;
  readonly locale: Locale;
  /** Id of the form's element. */
  readonly form: string;
  /** Path of the page. */
  readonly to: string;
  /** Distinguishes this post from another with the same fields; empty when the page had no script. */
  readonly key: string;
  /** Whether a field that no visitor sees was filled in. */
  readonly isRobot: boolean;
  /** Cookie header of the request, for calls that are made for its visitor (H1). */
  readonly cookies: string | undefined;
  readonly posted: Posted;
}

/** Bytes: many times the longest message. */
const bodyLimit = 16_384;

const pathOnly = v.pipe(localPath, v.regex(/^[^?#;]*$/));

const schema = v.object({
  locale: v.pipe(v.string(), v.guard(isLocaleCode)),
  form: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  to: pathOnly,
  key: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{0,64}$/)), ""),
  website: v.optional(v.string(), ""),
});

/** Reads the post of a form. Returns the status of a request that no form of ours sends. */
export async function readPosted(request: Request): Promise<ReadPost | keyof typeof texts> {
  const { headers } = request;
  const site = findSiteByHost(headers.get("host") ?? "");
  if (!isSameOrigin(headers)) return 403;
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") return 415;
  const body = await readText(request, bodyLimit).catch(() => undefined);
  if (body === undefined) return 413;
  const posted = Object.fromEntries(new URLSearchParams(body));
  const parsed = v.safeParse(schema, posted);
  if (site === undefined || !parsed.success) return 400;
  const { locale, form, to, key, website } = parsed.output;
  const cookies = headers.get("cookie") ?? undefined;
  return { site, locale: locales[locale], form, to, key, isRobot: website !== "", cookies, posted };
}

const texts = {
  400: "This is not what the form sends.\n",
  403: "This form can be sent from its own page only.\n",
  413: "This is too much at once.\n",
  415: "This is not what the form sends.\n",
};

/** Responds to a post that no form of ours sends. */
export function refusePost(status: keyof typeof texts): Response {
  return new Response(texts[status], {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
