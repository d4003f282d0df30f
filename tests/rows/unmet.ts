/** Parts of rules that no shipped page has, which a visitor therefore meets nowhere. The walk prints them. */
export const unmet: readonly { readonly id: string; readonly part: string }[] = [];
