export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();

/** Returns the best encoding that an Accept-Encoding header allows. Browsers send few different ones, so it is cached. */
export function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined) return "identity";
  const cached = known.get(accept);
  if (cached !== undefined) return cached;
  const encoding = negotiate(accept);
  if (known.size < 100) known.set(accept, encoding);
  return encoding;
}

/** `gzip;q=0.5, br;q=0` → `gzip`. Brotli is smaller, so it wins unless a client refuses it. */
function negotiate(accept: string): Encoding {
  const qualities = new Map(
    accept.split(",").map((each) => {
      const [name = "", ...parameters] = each.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
