import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as styles from "./palette.css.ts";

/** Something that can be chosen. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly run: () => void;
}

/** Attributes of the field above the list: it keeps the focus, and its keys choose. */
interface InputKeys {
  readonly role: "combobox";
  readonly "aria-label": string;
  readonly "aria-expanded": true;
  readonly "aria-controls": string;
  readonly "aria-activedescendant": string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  readonly offers: readonly Offer[];
  readonly onChosen: () => void;
  readonly input: (keys: InputKeys) => ReactNode;
}

/** A field with a list below it: arrows move, Enter chooses. */
export function ChoiceList({ offers, onChosen, input }: Props) {
  const id = useId();
  const [position, setPosition] = useState(0);
  const active = Math.min(position, offers.length - 1);
  const choose = (offer: Offer | undefined) => {
    if (offer === undefined) return;
    offer.run();
    onChosen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") choose(offers[active]);
    if (step === 0) return;
    event.preventDefault();
    setPosition((active + step + offers.length) % Math.max(1, offers.length));
  };
  const optionId = (index: number) => `${id}${index}`;
  return (
    <>
      {input({
        role: "combobox",
        "aria-label": "Search commands, slices and documents",
        "aria-expanded": true,
        "aria-controls": id,
        "aria-activedescendant": optionId(active),
        onKeyDown,
      })}
      <ul id={id} role="listbox" aria-label="Results" className={styles.list}>
        {offers.map((offer, index) => (
          <li
            key={offer.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={index === active ? styles.active : styles.offer}
            onPointerMove={() => setPosition(index)}
            onClick={() => choose(offer)}
          >
            <bdi className={styles.name}>{offer.name}</bdi>
            <span className={styles.note}>{offer.note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
