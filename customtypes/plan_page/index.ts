import { definePageType } from "../../renderer/define-page-type.tsx";
import { planPath } from "../../routing/plan-address.ts";
import { pageMetadata } from "../page-fields.ts";
import { planSchema } from "./fields.ts";
import { plan } from "./plan/index.ts";

/** The page that plans a day, on every host. It needs no document; one adds its slices below the plan. */
export const planPage = definePageType({
  type: "plan_page",
  schema: planSchema,
  metadata: (fields, page) => {
    const { title, description, ...own } = pageMetadata(fields, page);
    return {
      ...own,
      title: title || `${page.t("plan.title")} | ${page.site.brand}`,
      description: description || page.t("plan.intro"),
      isListed: false,
    };
  },
  fromAddress: (path) => (path.join("/") === planPath.join("/") ? {} : undefined),
  paths: [planPath],
  kinds: [plan],
});
