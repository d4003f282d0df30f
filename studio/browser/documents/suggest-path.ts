/** Suggests the path of a page by its title: `Élysée & Paris` → `elysee-paris`. Empty where no letter is Latin. */
export function suggestPath(title: string): string {
  const letters = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
