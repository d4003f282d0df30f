import * as v from "valibot";
import { isLocaleCode } from "../../i18n/locales.ts";

/** Where a link leads: a page of the same site, or an address anywhere. */
export type Target =
  | { readonly kind: "page"; readonly path: readonly string[]; readonly fragment: string }
  | { readonly kind: "url"; readonly url: string };

const message = 'A link leads to a page of this site, "rome/colosseum", or to an address such as https://example.com.';

const pagePattern = /^\/?((?:[\p{L}\p{N}_~-]+\/)*(?:[\p{L}\p{N}_~-]+)?)(#[\w-]+)?$/u;

const schemes = new Set(["https:", "http:", "mailto:", "tel:"]);

/** The attribute `to`. Any scheme but http(s), mailto and tel is refused. */
export function targetAttribute() {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.transform(parseTarget),
    v.custom<Target>(isTarget, message),
  );
}

function parseTarget(text: string): Target | undefined {
  const page = pagePattern.exec(text);
  if (page !== null) return { kind: "page", path: toPathSegments(page[1] ?? ""), fragment: page[2] ?? "" };
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return schemes.has(protocol) ? { kind: "url", url: href } : undefined;
}

/** Without a language: the link leads to the page in the language it is read in. */
function toPathSegments(path: string): readonly string[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  return isLocaleCode(segments[0] ?? "") ? segments.slice(1) : segments;
}

function isTarget(parsed: unknown): boolean {
  return parsed !== undefined;
}
