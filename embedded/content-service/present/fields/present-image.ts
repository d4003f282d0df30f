import { isRecord } from "@tessera/runtime/is-record.ts";
import type { Scope, Values } from "../scope.ts";

/** Presents a picture and its thumbnails; a missing one is `{}`. */
export function presentImage(thumbnails: readonly string[], value: unknown, scope: Scope): unknown {
  const stored = isRecord(value) ? value : {};
  const views = thumbnails.map((name) => [name, presentView(stored[name], scope)]);
  return { ...presentView(omitValues(stored, thumbnails), scope), ...Object.fromEntries(views) };
}

function presentView(view: unknown, scope: Scope): Values {
  if (!isRecord(view) || typeof view["url"] !== "string") return {};
  return { alt: null, copyright: null, ...view, url: absoluteUrl(view["url"], scope) };
}

function omitValues(values: Values, names: readonly string[]): Values {
  return names.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));
}

/** Adds the origin to addresses of this service, which are stored without it. */
export function absoluteUrl(url: unknown, { mediaBaseUrl }: Pick<Scope, "mediaBaseUrl">): unknown {
  return typeof url === "string" && url.startsWith("/media/") ? `${mediaBaseUrl}${url}` : url;
}
