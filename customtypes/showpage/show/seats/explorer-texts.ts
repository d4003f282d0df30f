import type { ExplorerTexts } from "../../../../blocks/seats/explorer/texts.ts";
import { noteKeys } from "../../../../blocks/seats/seat-texts.ts";
import type { Translator } from "../../../../i18n/translator.ts";

const price = "{price}";

interface Sizes {
  /** The most seats of one booking. */
  readonly most: number;
  /** For how many travellers the page is. */
  readonly party: number;
}

/** Returns the texts of the explorer in the language of a page, with `{name}` where the browser fills in. */
export function explorerTexts(t: Translator, { most, party }: Sizes): ExplorerTexts {
  return {
    ...fixedTexts(t),
    ...patterns(t),
    ...textsByCount(t, most),
    most: t("seats.most", { n: most }),
    differs: t("seats.differs", { n: party }),
    notes: {
      RESTRICTED_VIEW: t(noteKeys.RESTRICTED_VIEW),
      STEP_FREE: t(noteKeys.STEP_FREE),
      EXTRA_LEGROOM: t(noteKeys.EXTRA_LEGROOM),
      LITTLE_LEGROOM: t(noteKeys.LITTLE_LEGROOM),
    },
  };
}

function fixedTexts(t: Translator) {
  return {
    map: t("seats.map"),
    list: t("seats.list"),
    view: t("seats.view"),
    help: t("seats.help"),
    stage: t("seats.stage"),
    zoomIn: t("seats.zoomIn"),
    zoomOut: t("seats.zoomOut"),
    whole: t("seats.whole"),
    fullScreen: t("seats.fullScreen"),
    close: t("gallery.close"),
    sections: t("seats.sections"),
    notFree: t("seats.notFree"),
    yours: t("seats.yours"),
    allIn: t("experience.allIn"),
    goOn: t("seats.continue"),
    failed: t("seats.failed"),
    retry: t("performances.retry"),
    bestRule: t("seats.bestRule"),
    choose: t("seats.chosen"),
    aboveLimit: t("seats.aboveLimit"),
    freeNoneWithin: t("seats.freeNoneWithin"),
    reset: t("listing.reset"),
  };
}

function patterns(t: Translator) {
  return {
    seat: t("seats.seat", { section: "{section}", row: "{row}", seat: "{seat}" }),
    row: t("seats.row", { row: "{row}" }),
    free: t("seats.freeCount", { n: "{n}" }),
    from: t("product.from", { price }),
    remove: t("seats.remove", { seat: "{seat}" }),
    join: t("list.phrases", { first: "{first}", next: "{next}" }),
  };
}

/** Languages have several plurals, so each number of seats has its own text, from 0 on. */
function textsByCount(t: Translator, most: number) {
  const counts = Array.from({ length: most + 1 }, (_value, n) => n);
  return {
    best: counts.map((n) => t("seats.best", { n })),
    lowest: counts.map((n) => t("seats.lowest", { n })),
    bestNone: counts.map((n) => t("seats.bestNone", { n })),
    bestNoneWithin: counts.map((n) => t("seats.bestNoneWithin", { n })),
    instead: counts.map((n) => t("seats.instead", { n, price })),
    totals: counts.map((n) => t("seats.total", { n, price })),
  };
}
