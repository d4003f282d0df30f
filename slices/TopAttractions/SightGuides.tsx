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
    const href = sight === undefined ? undefined : page.places.findPath({ sight });
    return href === undefined || sight === undefined ? [] : [{ sight, href, name }];
  });
  if (guides.length === 0) return null;
  return (
    <nav aria-label={page.t("sight.plan")} className={css.guides}>
      <StyleSheet of={css} />
      <p>{page.t("sight.plan")}</p>
      <ul role="list" className={css.list}>
        {guides.map(({ sight, href, name }) => (
          <li key={sight}>
            <TextLink href={href}>
              <Localized text={name} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
