import type { PageProps } from "../../../renderer/index.ts";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { SoldOutAlert } from "../../../blocks/products/SoldOutAlert.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceFields } from "../fields.ts";
import { BookingBox } from "./BookingBox.tsx";
import { datedData } from "./experience-data.ts";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { GroupForm } from "./GroupForm.tsx";
import { Inclusions } from "./Inclusions.tsx";
import { Itinerary } from "./Itinerary.tsx";
import { KeyFacts } from "./KeyFacts.tsx";
import { MeetingPoint } from "./MeetingPoint.tsx";
import { MissedDay } from "./MissedDay.tsx";
import { Options } from "./Options.tsx";
import { PartyPrices } from "./PartyPrices.tsx";
import { PickUp } from "./PickUp.tsx";
import { ProductGallery } from "./ProductGallery.tsx";
import { ProductHeader } from "./ProductHeader.tsx";
import * as css from "./ProductPage.css.ts";
import type { ExperienceProps } from "./experience-props.ts";
import { Reviews } from "./Reviews.tsx";
import { Seller } from "./Seller.tsx";
import { similarProducts } from "./similar.ts";
import { UnreadPage } from "./UnreadPage.tsx";

/** All that a traveller needs before booking, in the order of the questions. A document's slices are near the end. */
export function ProductPage({ fields, page, children }: PageProps<ExperienceFields>) {
  const data = datedData(fields.tgid, page);
  if (data === undefined)
    return (
      <UnreadPage fields={fields} page={page}>
        {children}
      </UnreadPage>
    );
  const props = { data, page };
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.columns}>
        <div className={css.top}>
          <ProductHeader {...props} intro={page.text(fields.intro)} />
          <MissedDay {...props} />
          <ProductGallery {...props} />
        </div>
        <div className={css.box}>
          <BookingBox {...props} />
        </div>
        <div className={css.main}>
          <KeyFacts {...props} />
          <Inclusions {...props} />
          <Options {...props} />
          <PartyPrices {...props} />
          <GroupForm {...props} />
          <Itinerary {...props} />
          <MeetingPoint {...props} />
          <PickUp {...props} />
          <GoodToKnow {...props} />
          <Seller {...props} />
          <Reviews {...props} />
        </div>
      </div>
      <SoldOutAlert product={data.product} page={page} />
      {children}
      <Similar {...props} />
    </>
  );
}

function Similar({ data, page }: ExperienceProps) {
  const products = similarProducts(data.product, page.snapshot);
  if (products.length === 0) return null;
  return (
    <Section id="similar" title={page.t("experience.similar")}>
      <ProductCards products={products} page={page} layout="row" showScratchPrice />
    </Section>
  );
}
