import type { PageProps } from "../../../renderer/index.ts";
import { listGuidePages } from "../../../blocks/places/guide-pages/guide-pages.ts";
import { TicketColumn } from "../../../blocks/products/ticket-column/TicketColumn.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ContentFields } from "../fields.ts";
import { AdjacentPages } from "../sight/AdjacentPages.tsx";
import { findLeadPicture } from "../sight/lead-picture.ts";
import { MoreReads } from "../sight/MoreReads.tsx";
import { SightHeader } from "../sight/SightHeader.tsx";
import { Sources } from "../sight/Sources.tsx";
import * as css from "./guide.css.ts";
import { guideCrumbs } from "./guide-crumbs.ts";
import { GuideMenu } from "./GuideMenu.tsx";
import { TakeAlong } from "./TakeAlong.tsx";

/** One topic of a city's guide, with the menu of all (C2, C3). The itinerary is to be printed (X26). */
export function GuidePage({ fields, page, children }: PageProps<ContentFields>) {
  const { guide_topic: topic } = fields;
  return (
    <>
      <StyleSheet of={css} />
      <SightHeader
        fields={fields}
        page={page}
        crumbs={guideCrumbs(fields, page)}
        picture={findLeadPicture(fields, page)}
      />
      <GuideMenu page={page} />
      {topic === "Itinerary" && <TakeAlong page={page} />}
      <TicketColumn page={page}>
        {children}
        <Sources fields={fields} page={page} />
      </TicketColumn>
      <MoreReads pages={listGuidePages(page)} page={page} />
      <AdjacentPages pages={listGuidePages(page)} page={page} />
    </>
  );
}
