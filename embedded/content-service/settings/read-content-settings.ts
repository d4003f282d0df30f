import { resolve } from "node:path";
import type { Webhook } from "../webhook/send.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { type Environment, folder, port, projectFolder } from "@tessera/runtime/settings.ts";
import { rateLimit } from "./rate-limit.ts";
import { repositoryName } from "./repository-name.ts";
import { tokens } from "./tokens.ts";
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
}

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
    accessTokens: tokens("CONTENT_ACCESS_TOKENS", environment),
    writeTokens: tokens("CONTENT_WRITE_TOKEN", environment),
    rateLimit: rateLimit(environment),
    webhook: webhook(environment),
  };
  if (settings.visibility !== "private" || settings.accessTokens.length > 0) return settings;
  throw new StartProblem("CONTENT_VISIBILITY is private, but nobody has a token: set CONTENT_ACCESS_TOKENS too.");
}
