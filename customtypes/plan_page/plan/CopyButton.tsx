import type { PageContext } from "../../../renderer/index.ts";
import { CopyLink } from "./CopyLink.island.tsx";
import * as css from "./PlanPage.css.ts";

/** A button that copies the address of the plan. It is not shown without script. */
export function CopyButton({ page: { t } }: { readonly page: Pick<PageContext, "t"> }) {
  return (
    <CopyLink copied={t("saved.copied")} copyFailed={t("saved.copyFailed")}>
      <button type="button" className={css.copy}>
        {t("saved.copy")}
      </button>
    </CopyLink>
  );
}
