import type { PageContext } from "../render/page-context.ts";

/** What rich text asks of its page. */
export type RichTextPage = Pick<PageContext, "segments" | "renderShortcode" | "href" | "t">;
