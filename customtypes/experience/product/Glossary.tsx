import type { Variant } from "../../../catalog/variant/variant.ts";
import type { Translator } from "../../../i18n/translator.ts";
import * as css from "./Options.css.ts";

interface GlossaryProps {
  readonly variants: readonly Variant[];
  readonly t: Translator;
}

/** Renders the meanings of a comparison's terms, one sentence each (X7). */
export function Glossary({ variants, t }: GlossaryProps) {
  const terms = [...new Set(variants.flatMap(({ queue, commentary }) => [...(queue ? [queue] : []), ...commentary]))];
  if (terms.length === 0) return null;
  return (
    <details className={css.glossary}>
      <summary>{t("experience.glossary")}</summary>
      <dl>
        {terms.map((term) => (
          <div key={term}>
            <dt className={css.word}>{t(`experience.terms.${term}`)}</dt>
            <dd className={css.meaning}>{t(`experience.meanings.${term}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
