import { useSearchParams } from "wouter";

const filterNames = ["q", "host", "type", "kind", "lang", "state", "problem", "findings"] as const;

export type FilterName = (typeof filterNames)[number];

interface Filters {
  readonly values: Readonly<Record<FilterName, string>>;
  readonly set: (name: FilterName, value: string) => void;
  readonly clear: () => void;
  /** The filters that are set, as the query of the list's address. */
  readonly query: string;
}

/** The filters of the list. They are in the address, so that the way back leads to the same list. */
export function useFilters(): Filters {
  const [parameters, setParameters] = useSearchParams();
  const read = (name: FilterName) => parameters.get(name) ?? "";
  const chosen = filterNames.flatMap((name) => (read(name) === "" ? [] : [[name, read(name)]]));
  const set = (name: FilterName, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        // Each type has other kinds.
        if (name === "type") next.delete("kind");
        return next;
      },
      { replace: true },
    );
  return {
    values: {
      q: read("q"),
      host: read("host"),
      type: read("type"),
      kind: read("kind"),
      lang: read("lang"),
      state: read("state"),
      problem: read("problem"),
      findings: read("findings"),
    },
    set,
    clear: () => setParameters({}, { replace: true }),
    query: new URLSearchParams(chosen).toString(),
  };
}
