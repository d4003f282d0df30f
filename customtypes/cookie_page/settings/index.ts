import type { PageKind } from "../../../renderer/index.ts";
import type { PageFields } from "../../page-fields.ts";
import { SettingsPage } from "./SettingsPage.tsx";

/** The page of stored items and of consent (P35). */
export const settings: PageKind<PageFields> = { kind: "cookie settings", Page: SettingsPage };
