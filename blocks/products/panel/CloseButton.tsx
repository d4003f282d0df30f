import type { Translator } from "../../../i18n/translator.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";

interface CloseButtonProps {
  /** Id of the sheet that it closes. */
  readonly target: string;
  /** Its class. */
  readonly look: string;
  readonly t: Translator;
}

export function CloseButton({ target, look, t }: CloseButtonProps) {
  return (
    <button type="button" popoverTarget={target} popoverTargetAction="hide" className={look}>
      <Icon name="x" label={t("gallery.close")} />
    </button>
  );
}
