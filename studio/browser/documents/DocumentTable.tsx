import { useEffect } from "react";
import useSWRInfinite from "swr/infinite";
import { listSchema } from "../../protocol/document.ts";
import { request } from "../api/request.ts";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { Button } from "../controls/Button.tsx";
import { DocumentRow } from "./DocumentRow.tsx";
import { lastList } from "./last-list.ts";
import { useFilters } from "./use-filters.ts";
import { useUncheckedAgain } from "./use-unchecked-again.ts";
import * as styles from "./documents.css.ts";

interface Page {
  readonly cursor: string | null;
}

/** Documents as the filters say, a page of fifty after the other. */
export function DocumentTable() {
  const { query, values } = useFilters();
  const order = values.q === "" ? "" : "&order=match";
  useEffect(() => lastList.setState({ address: query === "" ? "/" : `/?${query}` }), [query]);
  const findPath = (index: number, previous: Page | null) => {
    if (index > 0 && previous?.cursor === null) return null;
    const cursor = previous?.cursor;
    return `documents?${query}${order}${typeof cursor === "string" ? `&cursor=${cursor}` : ""}`;
  };
  const { data, error, size, setSize, mutate } = useSWRInfinite(findPath, (path: string) => request(path, listSchema), {
    keepPreviousData: true,
    revalidateFirstPage: false,
  });
  useUncheckedAgain(data ?? [], mutate);
  if (data === undefined)
    return error === undefined ? <Waiting /> : <Failed error={error} retry={() => void mutate()} />;
  const documents = data.flatMap(({ results }) => results);
  const [first] = data;
  if (documents.length === 0)
    return (
      <p className={styles.empty}>
        No document is like this. Try fewer words or filters.
        {values.kind !== "" && " The kind of a page is known once it has been checked."}
      </p>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {first?.total === 1 ? "1 document" : `${first?.total.toLocaleString("en-GB")} documents`}
      </p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
      {data.at(-1)?.cursor !== null && <Button onPress={() => void setSize(size + 1)}>Show more</Button>}
    </>
  );
}
