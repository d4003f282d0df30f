import { isLocaleCode, type Locale, locales } from "../i18n/locales.ts";
import type { InternalPath } from "../routing/internal-path.ts";
import { findSiteByHost } from "../routing/host.ts";
import { refusalPage } from "../routing/refusal-page.ts";
import { type RefusalReason, refuse } from "../routing/refusal.ts";
import { toErrorMessage } from "../telemetry/describe-error.ts";
import { telemetry } from "../framework/next/telemetry.ts";
import { chooseRoute } from "../framework/next/uncached-page.ts";
import { createElsewhere, type ElsewherePorts } from "./elsewhere.ts";
import { decompress } from "./pages/compress.ts";
import { toNotFoundKey } from "./pages/page-key.ts";
import type { PageRequest } from "./pages/render-page.ts";
import type { FoundPage } from "./pages/found-page.ts";
import type { PageBody, StoredPage } from "./pages/stored-page.ts";
import type { ErrorPage } from "./page-response.ts";

const policyName = "content-security-policy";

interface ErrorPagePorts extends ElsewherePorts {
  /** Loads a host's not-found page, which is cached as any other page. */
  readonly load: (page: PageRequest) => Promise<FoundPage>;
}

/**
 * Returns the host's not-found page for the internal path of a missing page. Undefined when it can't be rendered. `client`
 * is who waits for it, as the bulkhead counts clients.
 */
export type MissingPage = (internalPath: InternalPath, client?: string) => Promise<FoundPage | undefined>;

export interface ErrorPages {
  readonly missing: MissingPage;
  /** Returns the page for a status, readable without script. A 404 is the host's own page. Never throws. */
  readonly find: (status: number, internalPath: InternalPath) => Promise<ErrorPage>;
  /** Drops what is cached of languages, since a publication may have changed it. */
  readonly forget: () => void;
}

/**
 * Finds the not-found page of each host, language and currency: a flood of unknown paths renders nothing.
 * A page that exists in other languages has a separate not-found page.
 */
export function createErrorPages({ load, ...ports }: ErrorPagePorts): ErrorPages {
  const elsewhere = createElsewhere(ports);
  const missing: MissingPage = async (internalPath, client) => {
    const key = toNotFoundKey(internalPath, await elsewhere.find(internalPath, client));
    try {
      const host = decodeURIComponent(internalPath.host);
      const found = await load({ key, host, path: chooseRoute(key.text), client });
      return found.page.status === 200 ? found : undefined;
    } catch (error) {
      logFailure(error);
      return undefined;
    }
  };
  return {
    missing,
    find: async (status, internalPath) => {
      const locale = readLocale(internalPath);
      const site = findSiteByHost(decodeURIComponent(internalPath.host));
      const plain = (reason: RefusalReason) => ({ html: refusalPage(refuse(reason), locale, site), headers: {} });
      if (status !== 404) return plain("page-unavailable");
      const page = (await missing(internalPath))?.page;
      return page?.body === undefined ? plain("path-unknown") : toErrorPage(page.body, page.headers);
    },
    forget: elsewhere.forget,
  };
}

async function toErrorPage(body: PageBody, { [policyName]: policy }: StoredPage["headers"]): Promise<ErrorPage> {
  const html = (await decompress(body)).toString();
  return { html, headers: policy === undefined ? {} : { [policyName]: policy } };
}

function readLocale({ locale }: InternalPath): Locale {
  return isLocaleCode(locale) ? locales[locale] : locales.en;
}

function logFailure(cause: unknown): void {
  telemetry().log.error("missing-page-failure", toErrorMessage(cause));
}
