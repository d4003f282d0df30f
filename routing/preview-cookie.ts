import { readCookie } from "./read-cookie.ts";

/** Holds a preview token, raw or in the jar of Prismic's toolbar. Named by Prismic. */
export const previewCookie = "io.prismic.preview";

/** Says that a preview was left just now: a preview cookie that could not be cleared is not followed again and again. */
export const leftCookie = "preview-left";

/** Cookie header → whether an editor may be previewing. Whose token it is and whether it holds, the page finds out. */
export function isPreviewing(header: string | undefined): boolean {
  return Boolean(readCookie(header, previewCookie)) && !readCookie(header, leftCookie);
}
