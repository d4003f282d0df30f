/** What a microsite document is, by market tier (specification §3, collection types). The first is the default. */
export const micrositeTypes = [
  "A1: Collection",
  "A1: City guide",
  "A1: Home page",
  "A1: Sub category",
  "A1: Category",
  "A2: Category",
  "A2: Sub category",
  "B1: Global",
  "B1: Global home page",
  "C1: Collection",
] as const;
