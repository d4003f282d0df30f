import * as v from "valibot";
import { createSiteOrigins } from "../../catalog/booking/site-origins.ts";
import { readMode } from "../../content/client/content-mode.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { noProcessSettings, type ProcessSettings } from "../../framework/next/process-settings.ts";
import { hasLocalHosts } from "../../hosts/site.ts";

const url = v.pipe(
  v.string(),
  v.url("must be an address, as http://localhost:4001"),
  v.transform((value) => value.replace(/\/$/, "")),
);

/** An origin alone would start, and then find no page. */
const contentUrl = v.pipe(url, v.regex(/\/api\/v2$/, "must end with /api/v2, as https://name.cdn.prismic.io/api/v2"));

/** The messages never contain the value: it is a secret. */
const headerValue = v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/, "must be ASCII characters without spaces"));
const headerName = v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be the name of a header, as Authorization"));

const schema = v.object({
  CONTENT_API_URL: v.optional(contentUrl, "http://localhost:4001/api/v2"),
  CONTENT_REPOSITORY: v.optional(v.string(), "tessera"),
  /** Of a repository that is not open. */
  CONTENT_ACCESS_TOKEN: v.optional(v.string(), ""),
  /** Secret that the content service signs its webhook with. */
  CONTENT_WEBHOOK_SECRET: v.optional(v.string(), ""),
  /** At most one of the three: a ref, or a release by its id or its label. None is the latest published content. */
  CONTENT_REF: v.optional(v.string(), ""),
  CONTENT_RELEASE_ID: v.optional(v.string(), ""),
  CONTENT_RELEASE_LABEL: v.optional(v.string(), ""),
  PROVIDER_API_URL: v.optional(url, "http://localhost:4002"),
  /** Sent with each call to the provider: as `Authorization: Bearer <key>`, or alone in a header of this name. */
  PROVIDER_API_KEY: v.optional(headerValue, ""),
  PROVIDER_API_KEY_HEADER: v.optional(headerName, "Authorization"),
  /** Host of the provider whose paths lack the `/tours/` segment (H1). */
  PROVIDER_DEFAULT_HOST: v.optional(v.string()),
  /** Names of cookies that calls for one visitor forward, separated by commas (H1). */
  PROVIDER_COOKIES: v.optional(v.string(), ""),
  /** Whether links between hosts lead to `NAME.localhost`: "1" or "0". By default they do where content is embedded. */
  LOCAL_HOSTS: v.optional(v.picklist(["0", "1"], "must be 1 or 0")),
  /** "1" shows the pages for developers in production too. */
  DEVELOPER_PAGES: v.optional(v.picklist(["0", "1"], "must be 1 or 0"), "0"),
  /** Folder of the messages that forms become. */
  FORMS_DIR: v.optional(v.string(), ".data/forms"),
  /** Where they are sent, and what signs them. Without an address they stay in the folder. */
  FORMS_WEBHOOK_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/, "must be an address, as https://crm.example/forms")),
  ),
  FORMS_WEBHOOK_SECRET: v.optional(v.string(), ""),
  /** Script of a partner, loaded for visitors who allow marketing. */
  PARTNER_SCRIPT_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+\//, "must be an address, as https://tags.example/tags.js")),
  ),
  NODE_ENV: v.optional(v.string(), "production"),
});

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Parses the variables of the process, with what the process itself has set. An empty variable counts as missing. Throws an
 * error that names the invalid variable.
 */
export function readEnvironment(variables: Variables, settings = noProcessSettings) {
  const values = parse(chooseVariables(variables, settings));
  return {
    ...settings,
    contentApiUrl: values.CONTENT_API_URL,
    contentRepository: values.CONTENT_REPOSITORY,
    contentAccessToken: values.CONTENT_ACCESS_TOKEN,
    webhookSecret: settings.webhookSecret ?? values.CONTENT_WEBHOOK_SECRET,
    contentMode: readMode(values),
    providerApiUrl: values.PROVIDER_API_URL,
    providerCredentials: credentials(values.PROVIDER_API_KEY_HEADER, values.PROVIDER_API_KEY),
    providerDefaultHost: values.PROVIDER_DEFAULT_HOST,
    providerCookies: values.PROVIDER_COOKIES.split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    development: values.NODE_ENV === "development",
    developerPages: values.DEVELOPER_PAGES === "1" || values.NODE_ENV === "development",
    localHosts: hasLocalHosts(values, settings.isContentEmbedded || values.NODE_ENV === "development"),
    partnerScript: values.PARTNER_SCRIPT_URL ?? "",
    forms: {
      folder: values.FORMS_DIR,
      webhookUrl: values.FORMS_WEBHOOK_URL,
      webhookSecret: values.FORMS_WEBHOOK_SECRET,
    },
  };
}

/** Returns the variables that are set, with the addresses of the upstreams that the process has chosen. */
function chooseVariables(variables: Variables, settings: ProcessSettings): Variables {
  const content = settings.contentUrl ?? variables["CONTENT_API_URL"];
  const provider = settings.providerUrl ?? variables["PROVIDER_API_URL"];
  const all = { ...variables, CONTENT_API_URL: content, PROVIDER_API_URL: provider };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

function credentials(header: string, key: string): Readonly<Record<string, string>> {
  if (key === "") return {};
  return { [header.toLowerCase()]: header.toLowerCase() === "authorization" ? `Bearer ${key}` : key };
}

function parse(variables: unknown): v.InferOutput<typeof schema> {
  const result = v.safeParse(schema, variables);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; "));
}

/** The settings of this process, checked once. */
export const environment = readEnvironment(process.env, bridge().process?.settings);

/** Where links between sites, and to booking, lead in this process. */
export const origins = createSiteOrigins(environment);
