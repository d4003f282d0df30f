import { useState } from "react";
import { findLocaleByContentLanguage } from "../../../i18n/locales.ts";
import type { Market } from "../../protocol/rendering.ts";
import { useSession } from "../session/use-session.ts";
import { useEditorState } from "../store/use-editor.ts";

/** Widths at which a page is shown: a phone, a tablet, a desktop. */
export const widths = [390, 768, 1440] as const;

export type Width = (typeof widths)[number];

/** How the page is shown. */
export interface MarketView {
  /** Undefined for a document without a page. */
  readonly market: Market | undefined;
  readonly width: Width;
  readonly setWidth: (width: Width) => void;
  readonly setCurrency: (currency: string) => void;
}

/** The site and language of the document at hand, and the currency and width that the editor chose. */
export function useMarket(): MarketView {
  const { sites, currencies } = useSession();
  const uid = useEditorState(({ history }) => history.document.uid);
  const lang = useEditorState(({ history }) => history.document.lang);
  const [width, setWidth] = useState<Width>(1440);
  const [currency, setCurrency] = useState(currencies[0] ?? "EUR");
  const site = sites.find(({ host }) => uid === host || uid?.startsWith(`${host}.`));
  const locale = findLocaleByContentLanguage(lang);
  const market =
    site === undefined || locale === undefined ? undefined : { host: site.host, locale: locale.code, currency };
  return { market, width, setWidth, setCurrency };
}
