import { cookiePath } from "../../routing/cookie-address.ts";
import { ownPage } from "../define-own-page.ts";
import { settings } from "./settings/index.ts";

/** The page where visitors choose what is stored. */
export const cookiePage = ownPage({
  type: "cookie_page",
  path: cookiePath,
  title: ({ t }) => t("consent.title"),
  description: ({ t }) => t("consent.intro"),
  kinds: [settings],
});
