import * as v from "valibot";
import { definePageType } from "../../renderer/define-page-type.tsx";
import { cookiePath } from "../../routing/cookie-address.ts";
import { pageFields, pageMetadata } from "../page-fields.ts";
import { settings } from "./settings/index.ts";

/** The page where visitors choose what is stored, on every host. It needs no document; one adds its slices below. */
export const cookiePage = definePageType({
  type: "cookie_page",
  schema: v.object(pageFields),
  metadata: (fields, page) => {
    const { title, description, image } = pageMetadata(fields, page);
    return {
      title: title || `${page.t("consent.title")} | ${page.site.brand}`,
      description: description || page.t("consent.intro"),
      image,
      isListed: false,
    };
  },
  fromAddress: (path) => (path.join("/") === cookiePath.join("/") ? {} : undefined),
  paths: [cookiePath],
  kinds: [settings],
});
