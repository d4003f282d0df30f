/** A page that an address leads to. */
export interface TargetPage {
  readonly uid: string;
  readonly lang: string;
}

export interface Repository {
  /** Ids of languages, the master language first. */
  readonly languages: readonly string[];
  /** Returns the host of a page, which its uid starts with; undefined where it is not known. */
  readonly hostOf: (uid: string) => string | undefined;
}

/**
 * Returns the page that an address leads to from the page `uid`. Undefined for an address that can't be a page.
 * `/de/rome`, `a.example.old` → `a.example.rome`, `de-de`. A path names its language in its first segment.
 */
export function findPageByUrl(url: string, uid: string, { languages, hostOf }: Repository): TargetPage | undefined {
  const own = hostOf(uid);
  const path = own === undefined ? "" : uid.slice(own.length).replaceAll(".", "/");
  const { protocol, hostname, pathname } = URL.parse(url, `https://${own ?? "unknown.invalid"}${path}/`) ?? {};
  if (protocol === undefined || !/^https?:$/.test(protocol) || hostname === undefined) return undefined;
  const segments = decode(pathname ?? "");
  if (segments === undefined) return undefined;
  const lang = languages.find((id) => segments[0] === findPrefix(id, languages));
  const [master = ""] = languages;
  const rest = lang === undefined ? segments : segments.slice(1);
  return { uid: [hostname, ...rest].join("."), lang: lang ?? master };
}

/** Returns the segments of a path in small letters, without `index` at the end; undefined where it can't be read. */
function decode(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
    const last = segments.findLastIndex((segment) => segment !== "index");
    return segments.slice(0, last + 1).map((segment) => segment.toLowerCase());
  } catch {
    return undefined;
  }
}

/** Returns how paths name a language: `de-de` → `de`; by its country where several have that: `zh-tw` → `tw`. */
export function findPrefix(id: string, languages: readonly string[]): string {
  const [language = "", country = ""] = id.split("-");
  return languages.filter((other) => other.split("-")[0] === language).length > 1 ? country : language;
}
