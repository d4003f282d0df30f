import { createHash } from "node:crypto";
import path from "node:path";
import { hasLocalHosts } from "../../hosts/site.ts";
import { readNumberSetting } from "../environment.ts";
import { StartError } from "../terminal.ts";

export interface StoreSettings {
  /** Address of Redis or Valkey. It may contain a password, and is in no message. */
  readonly redisUrl: string | undefined;
  /** Folder of stored pages where no Redis is set; undefined to store none. */
  readonly folder: string | undefined;
  /** Most bytes in the folder. */
  readonly maxBytes: number;
  /** Begins each key. Sites with other upstreams or other links share no page. */
  readonly namespace: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface LocalSite {
  readonly sitePort: number;
  readonly isContentEmbedded: boolean;
}

/** Variables that decide what a page shows, and where its links lead. */
const distinguishing = [
  "CONTENT_API_URL",
  "CONTENT_REF",
  "CONTENT_RELEASE_ID",
  "CONTENT_RELEASE_LABEL",
  "PROVIDER_API_URL",
  "BOOKING_PORT",
  "PARTNER_SCRIPT_URL",
  "LOCAL_HOSTS",
  "MEDIA_BASE_URL",
  "PICTURE_ORIGINS",
  "ISLANDS",
] as const;

const megabytes = { fallback: 512, min: 1, max: 1_000_000 };

/**
 * Parses where pages are stored beyond the memory of the process. Throws `StartError` for a value that can't be used.
 */
export function readStoreSettings(root: string, variables: Environment, local: LocalSite): StoreSettings {
  const { PAGE_STORE_DIR: folder = ".data/pages" } = variables;
  return {
    redisUrl: redisUrl(variables),
    folder: folder === "" || folder === "off" ? undefined : path.resolve(root, folder),
    maxBytes: readNumberSetting(variables, "PAGE_STORE_MEGABYTES", megabytes) * 1_000_000,
    namespace: chooseNamespace(variables, local),
  };
}

function redisUrl({ REDIS_URL: url = "" }: Environment): string | undefined {
  if (url === "") return undefined;
  if (/^rediss?:$/.test(URL.parse(url)?.protocol ?? "")) return url;
  throw new StartError(
    "REDIS_URL is no address of Redis, as redis://localhost:6379 or rediss://:password@host:6379/0.",
  );
}

function chooseNamespace(variables: Environment, { sitePort, isContentEmbedded }: LocalSite): string {
  // Where links stay on this machine, they contain its port.
  const isLocal = hasLocalHosts(variables, isContentEmbedded);
  const values = distinguishing.map((name) => variables[name] ?? "");
  const port = isLocal ? `${sitePort}` : "";
  const hash = createHash("sha256").update(JSON.stringify([...values, port]));
  return `tessera:${variables["CONTENT_REPOSITORY"] || "tessera"}:${hash.digest("base64url").slice(0, 12)}:`;
}
