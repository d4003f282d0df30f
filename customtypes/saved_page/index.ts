import { savedPath } from "../../routing/saved-address.ts";
import { ownPage } from "../define-own-page.ts";
import { saved } from "./saved/index.ts";

/** The page of what a visitor saved. */
export const savedPage = ownPage({
  type: "saved_page",
  path: savedPath,
  title: ({ t }) => t("saved.title"),
  description: ({ t }) => t("saved.empty"),
  kinds: [saved],
});
