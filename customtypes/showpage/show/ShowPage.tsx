import type { ReactNode } from "react";
import { SoldOutAlert } from "../../../blocks/products/SoldOutAlert.tsx";
import { Breadcrumbs } from "../../../ui/primitives/Breadcrumbs.tsx";
import { Picture } from "../../../ui/primitives/Picture.tsx";
import { Poster } from "../../../blocks/gallery/Poster.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ShowProps } from "../fields.ts";
import { BookingBox } from "./panel/BookingBox.tsx";
import * as columns from "../../../blocks/products/panel/columns.css.ts";
import { Evening } from "./Evening.tsx";
import { visitId } from "./performances/addresses.ts";
import { TicketKinds } from "./performances/TicketKinds.tsx";
import { ProductKicker } from "../../../blocks/products/ProductKicker.tsx";
import { ProductStanding } from "../../../blocks/products/ProductStanding.tsx";
import { showCrumbs } from "./show-crumbs.ts";
import { findShowProduct } from "./find-show-product.ts";
import { ShowFacts } from "./ShowFacts.tsx";
import { Seats } from "./seats/Seats.tsx";
import { findChosenSeatMap } from "./seats/seat-view.ts";
import { ShowHighlights } from "./ShowHighlights.tsx";
import { ShowRules } from "./ShowRules.tsx";
import * as css from "./ShowPage.css.ts";

/**
 * Poster beside title and facts, with the panel to the booking beside all. The seats of a chosen start have the width of the
 * page, below it. On a phone the panel is a sheet.
 */
export function ShowPage({ fields, page, children }: ShowProps & { readonly children: ReactNode }) {
  const product = findShowProduct(fields, page.snapshot);
  const isSeated = product !== undefined && findChosenSeatMap(product, page) !== undefined;
  const rest = (
    <>
      <TicketKinds fields={fields} page={page} />
      <SoldOutAlert product={product} page={page} />
      <ShowHighlights fields={fields} page={page} />
      {children}
      <Evening fields={fields} page={page} />
    </>
  );
  return (
    <>
      <StyleSheet of={css} />
      <StyleSheet of={columns} />
      <div className={columns.columns}>
        <div className={columns.top}>
          <ShowHeader fields={fields} page={page} />
        </div>
        <div id={visitId} className={columns.box}>
          <BookingBox fields={fields} page={page} />
        </div>
        {!isSeated && <div className={columns.main}>{rest}</div>}
      </div>
      <Seats fields={fields} page={page} />
      {isSeated && rest}
    </>
  );
}

function ShowHeader({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  const crumbs = showCrumbs({ fields, page });
  const type = page.text(fields.show_type) || page.text(fields.blocks.details.showType);
  return (
    <header className={css.header}>
      {crumbs.length > 0 && (
        <div className={css.way}>
          <Breadcrumbs crumbs={crumbs} t={page.t} />
        </div>
      )}
      <div className={css.poster}>
        <ShowPoster fields={fields} page={page} />
      </div>
      <div className={css.summary}>
        <div className={css.heading}>
          {type !== "" && <p className={css.type}>{type}</p>}
          {type === "" && product && <ProductKicker product={product} className={css.type} />}
          <h1 className={css.title}>{page.text(fields.show_name)}</h1>
          {product && <ProductStanding product={product} locale={page.locale} t={page.t} />}
        </div>
        <ShowFacts fields={fields} page={page} />
        <ShowRules fields={fields} page={page} />
      </div>
    </header>
  );
}

/** The editor's poster, else the product's picture, as its card has it; where there is neither, one set in type. */
function ShowPoster({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  const poster = fields.poster ?? product?.images[0];
  if (poster === undefined) {
    const theatre = product?.show.theatre?.name ?? page.text(fields.theatre_name);
    // Its tiles and sizes are computed from the title.
    return <Poster title={page.value(fields.show_name)} subtitle={theatre} />;
  }
  // Cards below must know that it is shown.
  page.pictures.choose([[poster]]);
  return <Picture image={poster} ratio="4:5" sizes="(min-width: 768px) 240px, 112px" page={page} loading="first" />;
}
