/** How long a picture may be used. */
export interface Caching {
  /** The `cache-control` that browsers and shared caches receive. */
  readonly control: string;
  /** Milliseconds until it is read again; undefined for one that no cache may have. */
  readonly freshForMs: number | undefined;
}

/** Seconds, where the upstream says nothing. */
const usual = 300;
const year = 31_536_000;

/** Returns what an upstream's `cache-control` says of a picture. A shared cache's own time (`s-maxage`) comes first. */
export function readCaching(header: string): Caching {
  const directives = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((each): [string, string] => {
        const [name = "", value = ""] = each.trim().split("=");
        return [name, value.replaceAll('"', "")];
      }),
  );
  if (directives.has("no-store") || directives.has("private")) return { control: "no-store", freshForMs: undefined };
  if (directives.has("no-cache")) return { control: "no-cache", freshForMs: undefined };
  const own = readSeconds(directives.get("s-maxage")) ?? readSeconds(directives.get("max-age")) ?? usual;
  const age = readSeconds(directives.get("max-age")) ?? own;
  const immutable = directives.has("immutable") ? ", immutable" : "";
  return { control: `public, max-age=${age}${immutable}`, freshForMs: own * 1000 };
}

function readSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), year) : undefined;
}
