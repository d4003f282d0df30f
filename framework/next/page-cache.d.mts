export default class PageCache {
  constructor(options: object);
  get(key: string, context: object): Promise<{ readonly value: object | null } | null>;
  set(key: string, value: object | null, context: object): Promise<void>;
  revalidateTag(tags: string | readonly string[], durations?: { readonly expire?: number }): Promise<void>;
}
