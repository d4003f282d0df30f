import { splitInternalPath } from "../../routing/known-address.ts";

/** Whether the page of a key is a view with parameters: a page has few default views, and many others. */
export function hasView(key: string): boolean {
  return !key.startsWith("/not-found-page/") && splitInternalPath(key).view !== "_";
}
