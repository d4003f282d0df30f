import type { PageKind } from "../../../renderer/page-type-spec.ts";
import type { PageFields } from "../../page-fields.ts";
import { SettingsPage } from "./SettingsPage.tsx";

/** What is stored, and what a visitor allows (row P35). */
export const settings: PageKind<PageFields> = { kind: "cookie settings", Page: SettingsPage };
