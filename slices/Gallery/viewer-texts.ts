import type { Translator } from "../../i18n/translator.ts";

/** What the viewer says. */
export interface ViewerTexts {
  readonly label: string;
  readonly next: string;
  readonly previous: string;
  readonly close: string;
}

export function viewerTexts(title: string, t: Translator): ViewerTexts {
  return {
    label: title || t("gallery.label"),
    next: t("gallery.next"),
    previous: t("gallery.previous"),
    close: t("gallery.close"),
  };
}
