import type { PageContext } from "../../../renderer/index.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import { elementMark, TextAround } from "../../../ui/primitives/TextAround.tsx";
import type { Source } from "./sources.ts";
import * as css from "./sight.css.ts";

interface SourceLineProps {
  readonly source: Source;
  readonly page: PageContext;
  /** Subject of the source, if it is not beside it. */
  readonly of?: string;
}

/** Who says a thing, with a link to where, and when it was read: `Height: Parco archeologico, as of 16 November 2026`. */
export function SourceLine({ source: { name, target, checkedOn }, page: { t }, of }: SourceLineProps) {
  const dated = t("list.phrases", { first: elementMark, next: t("sight.asOf", { date: checkedOn }) });
  return (
    <p className={css.soft}>
      <TextAround text={of === undefined ? dated : t("list.labelled", { label: of, value: dated })}>
        <bdi translate="no">{target === undefined ? name : <TextLink {...target}>{name}</TextLink>}</bdi>
      </TextAround>
    </p>
  );
}
