import useSWRInfinite from "swr/infinite";
import type * as v from "valibot";
import { type Media, mediaListSchema } from "../../protocol/media.ts";
import { request } from "../api/request.ts";

type Page = v.InferOutput<typeof mediaListSchema>;

export interface MediaPages {
  readonly items: readonly Media[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Loads the next page; undefined at the end. */
  readonly more: (() => void) | undefined;
}

const read = (path: string) => request(path, mediaListSchema);

/** Reads the media library page by page. */
export function useMedia(keyword: string, assetType: string | undefined): MediaPages {
  const toPath = (index: number, before: Page | null) => {
    if (index > 0 && before?.cursor === null) return null;
    const query = new URLSearchParams({ limit: "60" });
    if (keyword.trim() !== "") query.set("keyword", keyword.trim());
    if (assetType !== undefined) query.set("assetType", assetType);
    if (index > 0 && before?.cursor) query.set("cursor", before.cursor);
    return `media?${query}`;
  };
  const settings = { keepPreviousData: true, revalidateFirstPage: false };
  const { data = [], error, isLoading, setSize, size } = useSWRInfinite(toPath, read, settings);
  const hasMore = (data.at(-1)?.cursor ?? null) !== null;
  return {
    items: data.flatMap(({ items }) => items),
    isLoading,
    hasFailed: error !== undefined,
    more: hasMore ? () => void setSize(size + 1) : undefined,
  };
}
