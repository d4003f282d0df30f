import type { Environment } from "@tessera/runtime/settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { isRepositoryName } from "../../settings/read-content-settings.ts";

/** A repository to write to, with the addresses of its APIs, which have no slash at the end. */
export interface RepositorySettings {
  readonly name: string;
  /** For the Migration and Asset APIs. */
  readonly writeToken: string;
  readonly modelsToken: string;
  /** For a repository whose content is private. */
  readonly accessToken: string | undefined;
  readonly apis: Readonly<Record<Api, string>>;
  /** Milliseconds between two writes; the hosted APIs accept one in a second. */
  readonly pause: number;
}

export type Api = "document" | "migration" | "asset" | "models";

/** Reads the tokens and addresses of a repository. Throws a `StartProblem` that says what to set. */
export function readRepositorySettings(name: string, environment: Environment): RepositorySettings {
  if (!isRepositoryName(name))
    throw new StartProblem(
      `"${name}" is no name of a repository: it is the first part of its address, my-repo.prismic.io.`,
    );
  const writeToken = environment["PRISMIC_WRITE_TOKEN"];
  if (!writeToken)
    throw new StartProblem(
      "Set PRISMIC_WRITE_TOKEN: make a token under Settings → API & Security → Write APIs of the repository.",
    );
  const address = (variable: string, fallback: string) => parseAddress(variable, environment[variable] || fallback);
  return {
    name,
    writeToken,
    modelsToken: environment["PRISMIC_CUSTOM_TYPES_TOKEN"] || writeToken,
    accessToken: environment["PRISMIC_ACCESS_TOKEN"] || undefined,
    apis: {
      document: address("PRISMIC_DOCUMENT_API_URL", `https://${name}.cdn.prismic.io/api/v2`),
      migration: address("PRISMIC_MIGRATION_API_URL", "https://migration.prismic.io"),
      asset: address("PRISMIC_ASSET_API_URL", "https://asset-api.prismic.io"),
      models: address("PRISMIC_CUSTOM_TYPES_API_URL", "https://customtypes.prismic.io"),
    },
    pause: parsePause(environment["PRISMIC_PAUSE"] || "1500"),
  };
}

/** Accepts https, and http on this machine, since tokens are sent. */
function parseAddress(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url?.protocol === "https:" || isLocal) return text.replace(/\/+$/, "");
  throw new StartProblem(`${variable} is "${text}": set it to an address with https, or with http on this machine.`);
}

function parsePause(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new StartProblem(`PRISMIC_PAUSE is "${text}": set it to milliseconds, from 0 to 99999.`);
}
