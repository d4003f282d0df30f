import type { PageProps } from "../../../renderer/index.ts";
import { TicketColumn } from "../../../blocks/products/ticket-column/TicketColumn.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ContentFields } from "../fields.ts";
import { findLeadPicture } from "../sight/lead-picture.ts";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { SightHeader } from "../sight/SightHeader.tsx";
import { findSight } from "../sight/find-sight.ts";
import { SightMenu } from "../sight/SightMenu.tsx";
import { Sources } from "../sight/Sources.tsx";
import { Access } from "./Access.tsx";
import * as css from "./attraction.css.ts";
import { BestTime } from "./BestTime.tsx";
import { FunFacts } from "./FunFacts.tsx";
import { GettingThere } from "../sight/GettingThere.tsx";
import * as levels from "./levels.css.ts";
import { AroundCards, PartCards } from "./PartCards.tsx";
import { PlanVisit } from "./PlanVisit.tsx";
import * as print from "./print.css.ts";
import { QuickInformation } from "./QuickInformation.tsx";
import { WhenToGo } from "./WhenToGo.tsx";

/** A sight: facts, opening hours, quiet times and the pages around it (C4, C5). */
export function AttractionPage({ fields, page, children }: PageProps<ContentFields>) {
  return (
    <>
      <StyleSheet of={css} />
      <StyleSheet of={levels} />
      <StyleSheet of={print} />
      <SightHeader
        fields={fields}
        page={page}
        crumbs={sightCrumbs(fields, page)}
        summary={findSight(page)?.summary}
        picture={findLeadPicture(fields, page)}
      />
      <SightMenu page={page} />
      <QuickInformation fields={fields} page={page} />
      <WhenToGo fields={fields} page={page} />
      <BestTime fields={fields} page={page} />
      <TicketColumn page={page}>
        <PlanVisit fields={fields} page={page} />
        <Access fields={fields} page={page} />
        {children}
        <FunFacts fields={fields} page={page} />
        <GettingThere fields={fields} page={page} />
        <Sources fields={fields} page={page} />
      </TicketColumn>
      <PartCards page={page} />
      <AroundCards page={page} />
    </>
  );
}
