import type { ExplorerTexts } from "../../../../ui/seats/explorer/texts.ts";
import { noteKeys } from "../../../../ui/seats/seat-texts.ts";
import type { Translator } from "../../../../i18n/translator.ts";

const n = "{n}";
const price = "{price}";

interface Sizes {
  /** The most seats of one booking. */
  readonly most: number;
  /** For how many travellers the page is. */
  readonly party: number;
}

/**
 * Returns the texts of the explorer in the language of a page, with `{name}` where the browser fills in.
 */
export function explorerTexts(t: Translator, { most, party }: Sizes): ExplorerTexts {
  const counts = Array.from({ length: most + 1 }, (_value, count) => count);
  return {
    map: t("seats.map"),
    list: t("seats.list"),
    view: t("seats.view"),
    help: t("seats.help"),
    stage: t("seats.stage"),
    zoomIn: t("seats.zoomIn"),
    zoomOut: t("seats.zoomOut"),
    whole: t("seats.whole"),
    sections: t("seats.sections"),
    notFree: t("seats.notFree"),
    yours: t("seats.yours"),
    allIn: t("experience.allIn"),
    goOn: t("seats.continue"),
    failed: t("seats.failed"),
    retry: t("performances.retry"),
    seat: t("seats.seat", { section: "{section}", row: "{row}", seat: "{seat}" }),
    row: t("seats.row", { row: "{row}" }),
    free: t("seats.freeCount", { n }),
    best: counts.map((count) => t("seats.best", { n: count })),
    lowest: counts.map((count) => t("seats.lowest", { n: count })),
    bestRule: t("seats.bestRule"),
    bestNone: counts.map((count) => t("seats.bestNone", { n: count })),
    bestNoneWithin: counts.map((count) => t("seats.bestNoneWithin", { n: count })),
    most: t("seats.most", { n: most }),
    from: t("product.from", { price }),
    choose: t("seats.chosen"),
    instead: counts.map((count) => t("seats.instead", { n: count, price })),
    reset: t("listing.reset"),
    differs: t("seats.differs", { n: party }),
    remove: t("seats.remove", { seat: "{seat}" }),
    totals: counts.map((count) => t("seats.total", { n: count, price })),
    notes: {
      RESTRICTED_VIEW: t(noteKeys.RESTRICTED_VIEW),
      STEP_FREE: t(noteKeys.STEP_FREE),
      EXTRA_LEGROOM: t(noteKeys.EXTRA_LEGROOM),
      LITTLE_LEGROOM: t(noteKeys.LITTLE_LEGROOM),
    },
    join: t("list.phrases", { first: "{first}", next: "{next}" }),
  };
}
