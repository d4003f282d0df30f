import { formatDayText } from "../../../i18n/dates.ts";
import { ProductCards } from "../../../renderer/ProductCards.tsx";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { showsOf } from "./shows-of.ts";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

/** What plays, what opens next, and what has closed: each as far as there is any. */
export function Shows({ venue, page }: TheatreProps) {
  const { t } = page;
  const { now, upcoming, past } = showsOf(venue, page.snapshot);
  const none = now.length + upcoming.length === 0;
  const unread = venue.products.some((id) => page.snapshot.stateOf("products", { id }) === "failed");
  return (
    <>
      {none && (
        <Section title={t("venue.nowPlaying")}>
          <p>{t(unread ? "venue.unread" : "venue.noShows")}</p>
        </Section>
      )}
      {[
        { id: "now", title: t("venue.nowPlaying"), products: now },
        { id: "upcoming", title: t("venue.upcoming"), products: upcoming },
      ].map(
        ({ id, title, products }) =>
          products.length > 0 && (
            <Section key={id} id={id} title={title}>
              <ProductCards layout="row" label={title} products={products} page={page} showScratchPrice />
            </Section>
          ),
      )}
      {past.length > 0 && (
        <Section id="past" title={t("venue.past")}>
          <ul role="list" className={css.list}>
            {past.map((product) => (
              <li key={product.id} className={css.row}>
                <Localized text={product.name} />
                <span className={css.soft}>
                  {t("venue.closedOn", { date: formatDayText(product.show?.dates.closing ?? "", page.locale) })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
