/** Query parameters in order; those without a value are omitted. */
export type QueryParameters = readonly (readonly [name: string, value: string | number | undefined])[];

export interface Endpoint {
  /** Origin of the provider's API. A path in it comes before the path of a call. */
  readonly baseUrl: string;
  /** The host whose paths lack the `/tours/` segment (H1). */
  readonly defaultHost: string | undefined;
}

/** Returns the address of a call. */
export function endpoint({ baseUrl, defaultHost }: Endpoint, path: string, query: QueryParameters): URL {
  const base = new URL(baseUrl);
  const served = base.host === defaultHost ? path.replace(/^\/api\/tours\//, "/api/") : path;
  const url = new URL(base.pathname.replace(/\/+$/, "") + served, base);
  for (const [name, value] of query) if (value !== undefined) url.searchParams.append(name, String(value));
  return url;
}
