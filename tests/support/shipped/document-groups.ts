interface Document {
  readonly type: string;
  readonly lang: string;
}

/**
 * Returns documents by type and language, each group with its name, `microsite in de-de`. So a thousand pages are not
 * thousands of tests.
 */
export function documentGroups<Shipped>(
  documents: readonly Shipped[],
  identity: (document: Shipped) => Document,
): readonly (readonly [name: string, documents: readonly Shipped[]])[] {
  const groups = new Map<string, Shipped[]>();
  for (const document of documents) {
    const { type, lang } = identity(document);
    const name = `${type} in ${lang}`;
    groups.set(name, [...(groups.get(name) ?? []), document]);
  }
  return [...groups];
}
