import { listLanguages } from "../list-languages.ts";
import { Button } from "../controls/Button.tsx";
import { SearchBox } from "../controls/SearchBox.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useModels } from "../models/use-models.ts";
import { useSession } from "../session/use-session.ts";
import { listKinds } from "./list-kinds.ts";
import { findingTexts, problemTexts, stateTexts } from "./state-texts.ts";
import { type FilterName, useFilters } from "./use-filters.ts";
import * as styles from "./documents.css.ts";

/** Search and filters of the list. */
export function FilterBar() {
  const { values, set, clear, query } = useFilters();
  const { sites } = useSession();
  const { types, kinds } = useModels();
  const languages = listLanguages(sites.flatMap((site) => site.languages));
  const choices: readonly (readonly [FilterName, string, readonly (readonly [string, string])[]])[] = [
    ["host", "Site", sites.map(({ host, name }) => [host, name])],
    ["type", "Type", types.map(({ id, label }) => [id, label])],
    ["kind", "Kind", listKinds(kinds, values.type)],
    ["lang", "Language", languages],
    ["state", "State", Object.entries(stateTexts)],
    ["problem", "Problem", Object.entries(problemTexts)],
    ["findings", "Findings", Object.entries(findingTexts)],
  ];
  return (
    <search className={styles.filters}>
      <div className={styles.searchBox}>
        <SearchBox
          label="Search documents"
          placeholder="Search by heading, title or address"
          value={values.q}
          onChange={(words) => set("q", words)}
          isFirst
        />
      </div>
      {choices.map(([name, label, options]) => (
        <Choice
          key={name}
          label={label}
          value={values[name]}
          options={[["", name === "problem" ? "Problems" : `${label}: any`], ...options]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {query !== "" && (
        <Button look="plain" onPress={clear}>
          Clear
        </Button>
      )}
    </search>
  );
}
