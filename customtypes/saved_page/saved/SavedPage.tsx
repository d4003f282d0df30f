import type { PageContext, PageProps } from "../../../renderer/index.ts";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { formatPlanItems, maxPlanned, planAction } from "../../../routing/plan-address.ts";
import { maxSaved } from "../../../routing/saved-address.ts";
import { viewQuery } from "../../../routing/view.ts";
import { PageHeading } from "../../../ui/primitives/PageHeading.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { PageFields } from "../../page-fields.ts";
import { byCity, readSavedIds, savedProducts } from "./saved-products.ts";
import { SavedList } from "./SavedList.island.tsx";
import * as css from "./SavedPage.css.ts";

/** Products of the address, by city. In the browser it becomes the visitor's own list, with the viewed products. */
export function SavedPage({ page, children }: PageProps<PageFields>) {
  const { t } = page;
  return (
    <>
      <StyleSheet of={css} />
      <PageHeading text={t("saved.title")} />
      <SavedList
        copied={t("saved.copied")}
        copyFailed={t("saved.copyFailed")}
        keepFailed={t("saved.keepFailed")}
        viewed={t("saved.viewed")}
        forget={t("saved.forget")}
        most={maxSaved}
      >
        <div className={css.head}>
          <Summary page={page} />
        </div>
        {byCity(savedProducts(page.snapshot, page)).map(({ code, name, products }) => (
          <Section key={code} title={name.text}>
            <ProductCards products={products} page={page} layout="grid" showScratchPrice />
          </Section>
        ))}
      </SavedList>
      {children}
    </>
  );
}

/** Says what to do, or what of the list could not be shown. */
function Summary({ page }: { readonly page: PageContext }) {
  const { t, snapshot } = page;
  const ids = readSavedIds(page);
  const states = ids.map((id) => snapshot.getReadState("products", { id }));
  const gone = states.filter((state) => state === "missing").length;
  if (ids.length === 0)
    return (
      <>
        <p className={css.text}>{t("saved.empty")}</p>
        <noscript>
          <p>{t("saved.noScript")}</p>
        </noscript>
      </>
    );
  return (
    <>
      <p className={css.text}>{t("saved.share")}</p>
      {ids.length === maxSaved && <p className={css.text}>{t("saved.most", { most: maxSaved })}</p>}
      {gone > 0 && <p>{t("saved.gone", { count: gone })}</p>}
      {states.includes("failed") && <p>{t("search.unready")}</p>}
      <p className={css.actions}>
        <PlanLink page={page} />
        <span className={css.either}>
          <button type="button" data-copy hidden className={css.action}>
            {t("saved.copy")}
          </button>
          <button type="button" data-keep hidden className={css.action}>
            {t("saved.keep")}
          </button>
        </span>
      </p>
    </>
  );
}

/** Leads to a plan of the first products that the page shows: a day has less room than a list. */
function PlanLink({ page }: { readonly page: PageContext }) {
  const { t, locale } = page;
  const shown = byCity(savedProducts(page.snapshot, page)).flatMap(({ products }) => products);
  if (shown.length === 0) return null;
  const items = formatPlanItems(shown.slice(0, maxPlanned).map(({ id }) => ({ id, time: undefined })));
  return (
    <a href={planAction(locale.code) + viewQuery({ items })} rel="nofollow" className={css.action}>
      {shown.length > maxPlanned ? t("saved.planFirst", { count: maxPlanned }) : t("saved.plan")}
    </a>
  );
}
