/** Slice Machine and other tools of the developer's own machine, as sources of `frame-ancestors`. */
const developmentParents = ["http://localhost:*", "http://127.0.0.1:*", "http://*.localhost:*"];

const simulator = /^\/slice-simulator(?:\/|$)/;
const hostedRepository = /^https:\/\/([a-z\d][a-z\d-]*)\.cdn\.prismic\.io(?:\/|$)/;

/** The variables that decide who may frame the slice simulator. */
type Variables = Readonly<Partial<Record<"NODE_ENV" | "CONTENT_API_URL", string>>>;

export function isSimulatorPath(path: string): boolean {
  return simulator.test(path);
}

/**
 * Returns who may frame the slice simulator and send it slices, as sources of `frame-ancestors`. In production that is
 * the Page Builder of the hosted repository. Empty without any, and then the site has no simulator.
 */
export function simulatorParents({ NODE_ENV, CONTENT_API_URL = "" }: Variables): readonly string[] {
  const repository = hostedRepository.exec(CONTENT_API_URL)?.[1];
  return [
    ...(NODE_ENV === "development" ? developmentParents : []),
    ...(repository === undefined ? [] : [`https://${repository}.prismic.io`]),
  ];
}

/** Whether an origin is one of these sources. `*` is any port, or the names before a domain. */
export function isParent(origin: string, parents: readonly string[]): boolean {
  return parents.some((source) => toPattern(source).test(origin));
}

function toPattern(source: string): RegExp {
  const literal = source.replaceAll(".", String.raw`\.`);
  const pattern = literal.replace(/:\*$/, String.raw`(?::\d{1,5})?`).replace("//*", String.raw`//[\w.-]+`);
  return new RegExp(`^${pattern}$`);
}

/** Returns the headers of the simulator's page: no other site frames it, and no search engine lists it. */
export function simulatorHeaders(parents: readonly string[]): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": `frame-ancestors ${parents.join(" ")}`,
    "X-Robots-Tag": "noindex, nofollow",
  };
}
