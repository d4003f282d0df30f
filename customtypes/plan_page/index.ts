import { planPath } from "../../routing/plan-address.ts";
import { ownPage } from "../define-own-page.ts";
import { plan } from "./plan/index.ts";

/** The page that plans a day. */
export const planPage = ownPage({
  type: "plan_page",
  path: planPath,
  title: ({ t }) => t("plan.title"),
  description: ({ t }) => t("plan.intro"),
  kinds: [plan],
});
