import type { RequestListener } from "node:http";
import { requestInProcess } from "../../../framework/next/request-in-process.ts";
import { defaultLocale, isLocaleCode } from "../../../i18n/locales.ts";
import { formatInternalPath } from "../../../routing/internal-path.ts";
import { pagePath } from "../../../routing/page-address.ts";
import type { RequestPage } from "./render-document.ts";

/** Returns a function that renders documents through Next in this process. */
export function requestFromNext(next: RequestListener): RequestPage {
  return async ({ host, locale, currency, path: segments }, input) => {
    const path = pagePath(isLocaleCode(locale) ? locale : defaultLocale, segments);
    const routePath = `/studio-page${formatInternalPath([host, locale, currency, "_", ...segments])}`;
    const { status, body, output } = await requestInProcess(next, { path, headers: { host }, routePath, input });
    if (status !== 200) throw new Error(`${routePath} was rendered with status ${status}.`);
    return { html: body.toString(), output };
  };
}
