interface FragmentTarget {
  readonly selected: number;
  readonly target: Element;
}

/** The element an address's fragment (`#id`) names and the tab whose panel it is or is in; undefined when in none. */
export function fragmentTarget(hash: string, tabs: readonly { readonly id: string }[]): FragmentTarget | undefined {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (target === null) return undefined;
  const selected = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
  return selected < 0 ? undefined : { selected, target };
}

/** A fragment with a stray `%` names itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
