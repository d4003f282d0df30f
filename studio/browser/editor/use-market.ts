import { findLocaleByContentLanguage } from "../../../i18n/locales.ts";
import type { Market } from "../../protocol/rendering.ts";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
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

/** The choices of an editor for all documents: each language of a page is another one. */
const shown = createStore<{ readonly width: Width; readonly currency?: string }>(() => ({ width: 1440 }));

const setWidth = (width: Width) => shown.setState({ width });
const setCurrency = (currency: string) => shown.setState({ currency });

/** The site and language of the document at hand, and the currency and width that the editor chose. */
export function useMarket(): MarketView {
  const { sites, currencies } = useSession();
  const uid = useEditorState(({ history }) => history.document.uid);
  const lang = useEditorState(({ history }) => history.document.lang);
  const { width, currency = currencies[0] ?? "EUR" } = useStore(shown);
  const site = sites.find(({ host }) => uid === host || uid?.startsWith(`${host}.`));
  const locale = findLocaleByContentLanguage(lang);
  const market =
    site === undefined || locale === undefined ? undefined : { host: site.host, locale: locale.code, currency };
  return { market, width, setWidth, setCurrency };
}
