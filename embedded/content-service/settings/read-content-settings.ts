import { resolve } from "node:path";
import { count, type Environment, folder, port, projectFolder, secrets } from "@tessera/runtime/settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Webhook } from "../webhook/send.ts";
import { history, type HistorySettings } from "./history.ts";
import { type Visibility, visibility } from "./visibility.ts";
import { webhook } from "./webhook.ts";

export interface ContentSettings {
  readonly port: number;
  readonly repositoryName: string;
  /** File of the store. */
  readonly database: string;
  /** Folder with one file per document. */
  readonly seeds: string;
  /** Folder with `customtypes/` and `slices/`. */
  readonly models: string;
  /** Whether changes of files are published immediately. */
  readonly watch: boolean;
  readonly visibility: Visibility;
  readonly accessTokens: readonly string[];
  readonly writeTokens: readonly string[];
  /** Requests per second. */
  readonly rateLimit: number | undefined;
  readonly webhook: Webhook | undefined;
  readonly history: HistorySettings;
}

const rateAdvice = "the requests per second that are served, a whole number from 1, or omit it.";

/** Reads all settings. Throws a `StartProblem` that says what to correct. */
export function readContentSettings(environment: Environment): ContentSettings {
  const settings = {
    port: port("CONTENT_PORT", environment, 4001),
    repositoryName: repositoryName(environment),
    database: resolve(projectFolder, environment["CONTENT_DATABASE"] || ".data/content.db"),
    seeds: folder("CONTENT_SEEDS", environment, "embedded/content-service/data/documents"),
    models: folder("CONTENT_MODELS", environment, "."),
    watch: environment["EMBEDDED_WATCH"] === "1",
    visibility: visibility(environment),
    accessTokens: secrets("CONTENT_ACCESS_TOKENS", environment),
    writeTokens: secrets("CONTENT_WRITE_TOKEN", environment),
    rateLimit: count("CONTENT_RATE_LIMIT", environment, rateAdvice),
    webhook: webhook(environment),
    history: history(environment),
  };
  if (settings.visibility !== "private" || settings.accessTokens.length > 0) return settings;
  throw new StartProblem("CONTENT_VISIBILITY is private, but nobody has a token: set CONTENT_ACCESS_TOKENS too.");
}

/** Returns whether a name can be in clients' addresses (F18). */
export function isRepositoryName(name: string): boolean {
  return /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(name);
}

/** Reads the name of the repository in clients' addresses. */
function repositoryName(environment: Environment): string {
  const name = environment["CONTENT_REPOSITORY"] || "tessera";
  if (isRepositoryName(name)) return name;
  throw new StartProblem(
    `CONTENT_REPOSITORY is "${name}": set it to 4 letters, digits or hyphens or more, a hyphen neither first nor last.`,
  );
}
