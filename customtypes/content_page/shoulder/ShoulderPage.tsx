import type { PageProps } from "../../../renderer/index.ts";
import { menuPages } from "../../../blocks/sights/sight-menu.ts";
import { TicketColumn } from "../../../blocks/products/ticket-column/TicketColumn.tsx";
import type { ContentFields } from "../fields.ts";
import { GettingThere } from "../sight/GettingThere.tsx";
import { AdjacentPages } from "../sight/AdjacentPages.tsx";
import { findLeadPicture } from "../sight/lead-picture.ts";
import { MoreReads } from "../sight/MoreReads.tsx";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { SightHeader } from "../sight/SightHeader.tsx";
import { SightMenu } from "../sight/SightMenu.tsx";
import { Sources } from "../sight/Sources.tsx";

/** Whether a page is about getting to its sight, or about its map. It then shows the map around it. */
export const isAboutTheWay = ({ topic }: Pick<ContentFields, "topic">): boolean =>
  topic === "Visit: Directions" || topic === "Visit: Map";

/** One topic of a sight, with the menu and the pages beside it (C6, C7, C8). */
export function ShoulderPage({ fields, page, children }: PageProps<ContentFields>) {
  return (
    <>
      <SightHeader
        fields={fields}
        page={page}
        crumbs={sightCrumbs(fields, page)}
        picture={findLeadPicture(fields, page)}
      />
      <SightMenu page={page} />
      <TicketColumn page={page}>
        {children}
        {isAboutTheWay(fields) && <GettingThere fields={fields} page={page} />}
        <Sources fields={fields} page={page} />
      </TicketColumn>
      <MoreReads pages={menuPages(page)} page={page} />
      <AdjacentPages pages={menuPages(page)} page={page} />
    </>
  );
}
