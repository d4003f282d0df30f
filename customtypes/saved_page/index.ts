import { definePageType } from "../../renderer/define-page-type.tsx";
import { savedPath } from "../../routing/saved-address.ts";
import { pageMetadata } from "../page-fields.ts";
import { savedSchema } from "./fields.ts";
import { saved } from "./saved/index.ts";

/** The page of what a visitor saved, on every host. It needs no document; one adds its slices below the list. */
export const savedPage = definePageType({
  type: "saved_page",
  schema: savedSchema,
  metadata: (fields, page) => {
    const { title, description, ...own } = pageMetadata(fields, page);
    return {
      ...own,
      title: title || `${page.t("saved.title")} | ${page.site.brand}`,
      description: description || page.t("saved.empty"),
      isListed: false,
    };
  },
  fromAddress: (path) => (path.join("/") === savedPath.join("/") ? {} : undefined),
  paths: [savedPath],
  kinds: [saved],
});
