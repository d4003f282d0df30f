import { planPath } from "../../routing/plan-address.ts";
import { ownPage } from "../define-own-page.ts";
import { countConflicts } from "./plan/list-plan-steps.ts";
import { plan } from "./plan/index.ts";

/** The page that plans a day. Its title begins with the number of conflicts, so that a new plan says at once how it is. */
export const planPage = ownPage({
  type: "plan_page",
  path: planPath,
  title: ({ t, ...page }) => {
    const count = countConflicts(page);
    return count === 0 ? t("plan.title") : `${t("plan.conflicts", { count })} · ${t("plan.title")}`;
  },
  titlesItself: (page) => countConflicts(page) > 0,
  description: ({ t }) => t("plan.intro"),
  kinds: [plan],
});
