import { Section } from "../../../ui/primitives/Section.tsx";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { enteredSource } from "../sight/sources.ts";
import { SourceLine } from "../sight/SourceLine.tsx";

/** Renders facts that few visitors know, each with its source (C5). A fact without a source is not shown. */
export function FunFacts({ fields, page }: AttractionProps) {
  const facts = fields.fun_facts.flatMap((fact) => {
    const [text, source] = [page.text(fact.text), enteredSource(fact, page)];
    return source === undefined || text === "" ? [] : [{ text, source }];
  });
  if (facts.length === 0) return null;
  return (
    <Section id="fun-facts" title={page.t("sight.funFacts")}>
      <ul role="list" className={css.cards}>
        {facts.map(({ text, source }) => (
          <li key={text} className={css.card}>
            <p>{text}</p>
            <SourceLine source={source} page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
