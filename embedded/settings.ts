import { StartProblem } from "./start-problem.ts";

export interface Settings {
  readonly contentPort: number;
  readonly providerPort: number;
  /** Where browsers get pictures, without `/media`; undefined for the content service itself. */
  readonly mediaBaseUrl: string | undefined;
  /** Whether changes of documents on disk are published at once. */
  readonly watch: boolean;
}

/** Reads CONTENT_PORT, PROVIDER_PORT, MEDIA_BASE_URL and EMBEDDED_WATCH; throws a `StartProblem`. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    contentPort: port("CONTENT_PORT", environment, 4001),
    providerPort: port("PROVIDER_PORT", environment, 4002),
    mediaBaseUrl: environment["MEDIA_BASE_URL"] || undefined,
    watch: environment["EMBEDDED_WATCH"] === "1",
  };
}

function port(name: string, environment: Readonly<Record<string, string | undefined>>, fallback: number): number {
  const text = environment[name] || `${fallback}`;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new StartProblem(`${name} is "${text}": set it to a port from 0 (any free one) to 65535.`);
}
