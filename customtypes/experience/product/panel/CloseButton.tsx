import type { Translator } from "../../../../i18n/translator.ts";
import { Icon } from "../../../../ui/primitives/Icon.tsx";
import * as css from "./Panel.css.ts";

interface CloseButtonProps {
  /** Id of the sheet that it closes. */
  readonly target: string;
  readonly t: Translator;
}

export function CloseButton({ target, t }: CloseButtonProps) {
  return (
    <button type="button" popoverTarget={target} popoverTargetAction="hide" className={css.close}>
      <Icon name="x" label={t("gallery.close")} />
    </button>
  );
}
