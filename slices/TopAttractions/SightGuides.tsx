import type { Collection } from "../../catalog/collection/collection.ts";
import type { PageContext } from "../../renderer/index.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./SightGuides.css.ts";

interface SightGuidesProps {
  readonly collections: readonly Collection[];
  readonly page: PageContext;
}

/** Renders links to the page of the first sight of each collection. Nothing where none has one. */
export function SightGuides({ collections, page }: SightGuidesProps) {
  const guides = collections.flatMap(({ id, name }) => {
    const sight = page.places.list("sight").find(({ collection }) => collection === id)?.sight;
    const target = sight === undefined ? undefined : page.places.findLink({ sight });
    return target === undefined || sight === undefined ? [] : [{ sight, target, name }];
  });
  if (guides.length === 0) return null;
  return (
    <nav aria-label={page.t("sight.plan")} className={css.guides}>
      <StyleSheet of={css} />
      <p>{page.t("sight.plan")}</p>
      <ul role="list" className={css.list}>
        {guides.map(({ sight, target, name }) => (
          <li key={sight}>
            <TextLink {...target}>
              <Localized text={name} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
