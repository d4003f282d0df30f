/** The interface of cache handlers, as Next documents it. */
export default class PageCache {
  constructor(options: object);
  get(key: string, context: object): Promise<object | null>;
  set(key: string, value: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | readonly string[], durations?: { readonly expire?: number }): Promise<void>;
  resetRequestCache(): void;
}
