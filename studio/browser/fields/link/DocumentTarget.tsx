import { useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { asText } from "../../../protocol/as-json.ts";
import { listedSchema, listSchema, nameDocument } from "../../../protocol/document.ts";
import { useSettled } from "../../api/use-settled.ts";
import { useRead } from "../../api/use-read.ts";
import * as controls from "../../controls/controls.css.ts";
import * as menu from "../../controls/menu.css.ts";
import { messages } from "../messages.ts";
import { findKind, toDocument } from "./change-link.ts";
import * as css from "./link.css.ts";
import type { TargetProps } from "./target-props.ts";

interface DocumentTargetProps extends TargetProps {
  /** Types that the model permits; empty for all. */
  readonly targets: readonly string[];
}

/** A page or another document, found by its title or address. */
export function DocumentTarget({ link, onChange, targets, id, hasFocus }: DocumentTargetProps) {
  const target = findKind(link) === "document" ? asText(link["id"]) : "";
  const title = useTitle(target);
  const [typed, setTyped] = useState<string>();
  const words = useSettled(typed);
  const { found, isLoading } = useFound(words, targets);
  const choose = (key: string | number | null) => {
    setTyped(undefined);
    if (key !== null) onChange(toDocument(link, String(key)));
  };
  return (
    <ComboBox
      className={css.control}
      aria-label={messages.linkKinds.document}
      items={found}
      inputValue={typed ?? title}
      onInputChange={(text) => setTyped(text === title ? undefined : text)}
      value={null}
      onChange={choose}
      onOpenChange={(isOpen) => isOpen || setTyped(undefined)}
      menuTrigger="input"
      allowsEmptyCollection
    >
      <Input
        className={controls.input}
        id={id}
        dir="auto"
        // It was chosen a moment ago.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        placeholder={messages.chooseDocument}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Popover className={menu.popover} offset={6}>
        <ListBox
          className={menu.menu}
          renderEmptyState={() => (
            <div className={css.none}>{isLoading || words !== typed ? messages.loading : messages.noMatches}</div>
          )}
        >
          {(document: (typeof found)[number]) => (
            <ListBoxItem id={document.id} className={menu.item} textValue={nameDocument(document)}>
              <span className={css.found}>
                <span className={css.name}>{nameDocument(document)}</span>
                <span className={css.address}>{`${document.uid ?? document.type} · ${document.lang}`}</span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Returns the title of a document; its id until it is read, or if it can't be. */
function useTitle(id: string): string {
  const { data } = useRead(id === "" ? null : `documents/${encodeURIComponent(id)}/state`, listedSchema);
  return data === undefined ? id : nameDocument(data);
}

/** Finds documents of the types by a text; the newest ones by an empty text. */
function useFound(text: string | undefined, types: readonly string[]) {
  const query = new URLSearchParams({ q: text ?? "", ...(types.length === 1 && { type: types.join() }) });
  const { data, isLoading } = useRead(text === undefined ? null : `documents?${query}`, listSchema, {
    keepPreviousData: true,
  });
  const results = data?.results ?? [];
  return { found: results.filter(({ type }) => types.length === 0 || types.includes(type)), isLoading };
}
