import type { Hyperlink } from "../../content/rich-text/hyperlink.ts";

/** What a link that opens in a tab of its own needs; the page there learns nothing of ours. */
export function newTab({ target }: Hyperlink) {
  return target === undefined ? {} : { target, rel: "noreferrer" };
}
