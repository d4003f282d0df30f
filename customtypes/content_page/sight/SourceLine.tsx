import type { PageContext } from "../../../renderer/render/page-context.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { Source } from "./sources.ts";
import * as css from "./sight.css.ts";

interface SourceLineProps {
  readonly source: Source;
  readonly page: PageContext;
  /** What the source is of, where that is not beside it. */
  readonly of?: string;
}

/** Who says a thing, with a link to where, and when it was read. */
export function SourceLine({ source: { name, target, checkedOn }, page, of }: SourceLineProps) {
  return (
    <p className={css.soft}>
      {of !== undefined && <span>{page.t("sight.sourceOf", { of })} </span>}
      <bdi translate="no">{target === undefined ? name : <TextLink {...target}>{name}</TextLink>}</bdi>
      {`, ${page.t("sight.asOf", { date: checkedOn })}`}
    </p>
  );
}
