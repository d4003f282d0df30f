import { Section } from "../../../ui/primitives/Section.tsx";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { CrowdTable } from "./CrowdTable.tsx";
import { levelsSource } from "./levels-source.ts";
import { SeasonTable } from "./SeasonTable.tsx";
import { SourceLine } from "../sight/SourceLine.tsx";

/** Renders crowds by weekday and hour, and by month, with their source (C5, D19). Renders nothing without a source. */
export function BestTime({ fields, page }: AttractionProps) {
  const source = levelsSource(fields, page);
  if (source === undefined || fields.crowd_levels.length + fields.season_levels.length === 0) return null;
  return (
    <Section id="best-time" title={page.t("sight.levels.title")}>
      <div className={css.columns}>
        <CrowdTable fields={fields} page={page} />
        <div className={css.stack}>
          <SeasonTable fields={fields} page={page} />
          <SourceLine source={source} page={page} of={page.t("sight.levels.title")} />
        </div>
      </div>
    </Section>
  );
}
