import { RichTextView } from "../../../renderer/index.ts";
import { Prose } from "../../../ui/primitives/Prose.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { AttractionProps } from "./attraction-props.ts";

/** Renders advice for planning a visit (C5). */
export function PlanVisit({ fields, page }: AttractionProps) {
  if (fields.plan_visit.length === 0) return null;
  return (
    <Section id="plan" title={page.t("sight.plan")} width="text">
      <Prose>
        <RichTextView value={fields.plan_visit} page={page} />
      </Prose>
    </Section>
  );
}
