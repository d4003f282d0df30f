import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Categories.css.ts";
import { LinkPanel } from "./LinkPanel.tsx";
import type { NavigationLink } from "./shell-props.ts";

interface CategoriesProps {
  readonly categories: readonly NavigationLink[];
  /** Class of the links that the button stands beside. */
  readonly linkClassName: string;
  readonly t: Translator;
}

const panelId = "site-categories";

/** A button that opens links to what one can do here. In a phone's menu it opens them above that menu. */
export function Categories({ categories, linkClassName, t }: CategoriesProps) {
  if (categories.length === 0) return null;
  const label = t("shell.thingsToDo");
  return (
    <>
      <StyleSheet of={css} />
      <button type="button" popoverTarget={panelId} className={`${linkClassName} ${css.opener}`}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <LinkPanel id={panelId} label={label} links={categories} at="end" />
    </>
  );
}
