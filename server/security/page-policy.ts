import { inlineScriptSources } from "./inline-scripts.ts";

/** Settings that decide the policy of every page of a process. */
export interface PolicySettings {
  /** Pages of a development server: Next's own tools need inline scripts and `eval`. */
  readonly development: boolean;
  /** Where pictures and films come from, besides addresses with https. */
  readonly mediaOrigins: readonly string[];
  /** Marks the inline scripts of our components, see `inline-scripts.ts`. */
  readonly scriptMark: string;
  /** Origins of partners whose scripts run where visitors allow it; none by default. */
  readonly partnerOrigins: readonly string[];
}

/** The players of films that rich text embeds (`ui/player/player-url.ts`). */
const players = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

const developmentScripts = ["'unsafe-inline'", "'unsafe-eval'"];

/** Returns the policy of a page from its final HTML. `frameAncestors` are the sources that may frame it. */
export type PagePolicy = (html: string, frameAncestors?: string) => string;

/** Returns a function from the final HTML of a page to its `Content-Security-Policy`. */
export function createPagePolicy(settings: PolicySettings): PagePolicy {
  const media = ["https:", ...settings.mediaOrigins].join(" ");
  const partners = settings.partnerOrigins.map((origin) => ` ${origin}`).join("");
  const rest = [
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${media}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    `connect-src 'self'${partners}${settings.development ? " ws:" : ""}`,
    `frame-src ${players.join(" ")}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
  return (html, frameAncestors = "'self'") => {
    const inline = settings.development ? developmentScripts : inlineScriptSources(html, settings.scriptMark);
    const scripts = [`script-src 'self'${partners}`, ...inline].join(" ");
    return `default-src 'none'; ${scripts}; ${rest}; frame-ancestors ${frameAncestors}`;
  };
}

interface ProcessPolicy {
  readonly ofPage: PagePolicy;
  /** Returns the policy of HTML that nobody has read: no inline script runs. */
  readonly ofDocument: () => string;
}

/**
 * Returns the policies of the pages of this process. The variables are read at the first page: the start of the server
 * sets the addresses of the upstreams.
 */
export function createProcessPolicy(
  variables: NodeJS.ProcessEnv,
  settings: Pick<PolicySettings, "development" | "scriptMark">,
): ProcessPolicy {
  let policy: PagePolicy | undefined;
  let document: string | undefined;
  const ofPage: PagePolicy = (html, frameAncestors) => {
    const { CONTENT_API_URL, PROVIDER_API_URL, MEDIA_BASE_URL, PARTNER_SCRIPT_URL } = variables;
    policy ??= createPagePolicy({
      ...settings,
      mediaOrigins: mediaOrigins([CONTENT_API_URL, PROVIDER_API_URL, MEDIA_BASE_URL]),
      partnerOrigins: listOrigins([PARTNER_SCRIPT_URL]),
    });
    return policy(html, frameAncestors);
  };
  return { ofPage, ofDocument: () => (document ??= ofPage("")) };
}

/** Returns the origins with http that an upstream's pictures come from: those of the embedded services, on this machine. */
export function mediaOrigins(addresses: readonly (string | undefined)[]): readonly string[] {
  return listOrigins(addresses).filter((origin) => origin.startsWith("http:"));
}

function listOrigins(addresses: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(addresses.flatMap((address = "") => (URL.canParse(address) ? [new URL(address).origin] : [])))];
}
