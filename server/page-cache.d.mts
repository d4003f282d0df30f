/** An entry of Next's cache of pages, as far as publications concern it. */
interface CachedPage {
  readonly value: object | null;
  /** Epoch milliseconds; -1 makes Next render before it responds. */
  readonly lastModified?: number;
  readonly cacheControl?: { readonly revalidate: number; readonly expire?: number };
}

export default class PageCache {
  constructor(options: object);
  get(key: string, context: object): Promise<CachedPage | null>;
  set(key: string, value: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | readonly string[]): Promise<void>;
}
