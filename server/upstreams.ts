export interface Upstreams {
  /** Whether either of them is ours to start. */
  readonly embedded: boolean;
  /** What the site and the embedded services are told. */
  readonly environment: {
    readonly CONTENT_PORT: string;
    readonly PROVIDER_PORT: string;
    readonly CONTENT_API_URL: string;
    readonly PROVIDER_API_URL: string;
    /** "1" when content comes from the embedded service, else "0". */
    readonly TESSERA_EMBEDDED: string;
  };
}

/** Where content and products come from: the given addresses, and the embedded services for what is not given. */
export function upstreams(given: NodeJS.ProcessEnv): Upstreams {
  const { CONTENT_API_URL: content = "", PROVIDER_API_URL: provider = "" } = given;
  const CONTENT_PORT = given["CONTENT_PORT"] || "4001";
  const PROVIDER_PORT = given["PROVIDER_PORT"] || "4002";
  return {
    embedded: content === "" || provider === "",
    environment: {
      CONTENT_PORT,
      PROVIDER_PORT,
      CONTENT_API_URL: content || `http://localhost:${CONTENT_PORT}/api/v2`,
      PROVIDER_API_URL: provider || `http://localhost:${PROVIDER_PORT}`,
      TESSERA_EMBEDDED: content === "" ? "1" : "0",
    },
  };
}
