import { missing, pageTypes, shell } from "../../customtypes/index.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { shortcodes } from "../../shortcodes/index.ts";
import { views } from "./views.ts";
import { components } from "../../slices/index.ts";

/** All slices, page types and shortcodes, and the parts that all pages share. */
export const registries: Registries = {
  slices: new Map(Object.values(components).map((definition) => [definition.type, definition])),
  pageTypes: new Map(pageTypes.map((definition) => [definition.type, definition])),
  shell,
  missing,
  shortcodes,
  views,
};

/** Custom types that have an address. */
export const addressedTypes: readonly string[] = [...registries.pageTypes.keys(), "redirect"];

/** Custom types that all pages of a host share. */
export const sharedTypes: readonly string[] = [shell.header.type, shell.footer.type];
