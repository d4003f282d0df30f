import { ArrowLeft, Monitor, Redo2, Search, Smartphone, Tablet, Undo2 } from "lucide";
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../controls/Button.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Icon } from "../controls/Icon.tsx";
import { formatAddress } from "../documents/format-address.ts";
import { StateBadge } from "../documents/StateBadge.tsx";
import { HistoryWindow } from "../history/HistoryWindow.tsx";
import { languageName } from "../language-name.ts";
import { PublishButton } from "../publish/PublishButton.tsx";
import { useSession } from "../session/use-session.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { type MarketView, type Width, widths } from "./use-market.ts";
import * as styles from "./editor.css.ts";

const widthLabels: Readonly<Record<Width, string>> = { 390: "Phone", 768: "Tablet", 1440: "Desktop" };
const widthIcons = { 390: Smartphone, 768: Tablet, 1440: Monitor };

interface Props {
  readonly view: MarketView;
  readonly openPalette: () => void;
}

/** The document, how it is shown, and what is done with it as a whole. */
export function TopBar({ view, openPalette }: Props) {
  const [, navigate] = useLocation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { currencies } = useSession();
  const { heading, title, uid } = useEditorState(({ state }) => state);
  const { market, width, setWidth, setCurrency } = view;
  return (
    <header className={styles.bar}>
      <Button look="plain" aria-label="All documents" onPress={() => navigate("/")}>
        <Icon icon={ArrowLeft} />
      </Button>
      <h1 className={styles.barTitle} style={{ margin: 0, fontSize: "inherit" }}>
        <bdi>{heading === "" ? title : heading}</bdi>
        {uid !== null && <span className={styles.barAddress}>{formatAddress(uid)}</span>}
      </h1>
      <DocumentStatus />
      <span className={styles.space} />
      <Languages />
      {market !== undefined && (
        <>
          <Choice
            label="Currency"
            value={market.currency}
            options={currencies.map((code) => [code, code])}
            onChange={setCurrency}
          />
          <div className={styles.group} role="group" aria-label="Width">
            {widths.map((each) => (
              <Button
                key={each}
                look={each === width ? "pressed" : "plain"}
                aria-label={`${widthLabels[each]}, ${each} pixels`}
                aria-pressed={each === width}
                onPress={() => setWidth(each)}
              >
                <Icon icon={widthIcons[each]} />
              </Button>
            ))}
          </div>
        </>
      )}
      <UndoButtons />
      <Button look="plain" aria-label="Search and commands" onPress={openPalette}>
        <Icon icon={Search} />
      </Button>
      <Button look="plain" onPress={() => setHistoryOpen(true)}>
        History
      </Button>
      <PublishButton />
      {isHistoryOpen && <HistoryWindow onClose={() => setHistoryOpen(false)} />}
    </header>
  );
}

function DocumentStatus() {
  const state = useEditorState((editor) => editor.state.state);
  return (
    <>
      <StateBadge state={state} />
      <SaveStatus />
    </>
  );
}

function Languages() {
  const [, navigate] = useLocation();
  const { id, lang, languages } = useEditorState(({ state }) => state);
  if (languages.length < 2) return <span className={styles.saveState}>{languageName(lang)}</span>;
  return (
    <Choice
      label="Language"
      value={id}
      options={languages.map((each) => [each.id, languageName(each.lang)])}
      onChange={(document) => navigate(`/documents/${encodeURIComponent(document)}`)}
    />
  );
}

function UndoButtons() {
  const { undo, redo } = useEditor();
  const last = useEditorState(({ history }) => history.past.at(-1));
  const next = useEditorState(({ history }) => history.future[0]);
  return (
    <div className={styles.group}>
      <Button
        look="plain"
        aria-label={last === undefined ? "Undo" : `Undo: ${last.label}`}
        isDisabled={last === undefined}
        onPress={undo}
      >
        <Icon icon={Undo2} />
      </Button>
      <Button
        look="plain"
        aria-label={next === undefined ? "Redo" : `Redo: ${next.label}`}
        isDisabled={next === undefined}
        onPress={redo}
      >
        <Icon icon={Redo2} />
      </Button>
    </div>
  );
}
