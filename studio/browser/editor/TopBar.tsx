import { ArrowLeft, Search } from "lucide";
import { useState } from "react";
import { useLocation } from "wouter";
import { nameDocument } from "../../protocol/document.ts";
import { Button } from "../controls/Button.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Icon } from "../controls/Icon.tsx";
import { formatAddress } from "../documents/format-address.ts";
import { lastList } from "../documents/last-list.ts";
import { StateBadge } from "../documents/StateBadge.tsx";
import { HistoryWindow } from "../history/HistoryWindow.tsx";
import { messages } from "../messages.ts";
import { nameLanguage } from "../name-language.ts";
import { PublishButton } from "../publish/PublishButton.tsx";
import { ShareWindow } from "../publish/ShareWindow.tsx";
import { useMay } from "../session/use-session.ts";
import { useEditorState } from "../store/use-editor.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { UndoButtons } from "./UndoButtons.tsx";
import type { MarketView } from "./use-market.ts";
import { ViewControls } from "./ViewControls.tsx";
import * as styles from "./editor.css.ts";

interface Props {
  readonly view: MarketView;
  readonly openPalette: () => void;
}

/** The document, how it is shown, and what is done with it as a whole. */
export function TopBar({ view, openPalette }: Props) {
  const [, navigate] = useLocation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isShareOpen, setShareOpen] = useState(false);
  const listed = useEditorState((editor) => editor.state);
  // Unsaved changes make a draft: sharing saves them first.
  const hasChanges = useEditorState((editor) => editor.save.kind !== "saved");
  const hasDraft = hasChanges || ["scheduled", "changed", "draft"].includes(listed.state);
  const canShare = useMay("save") && hasDraft;
  const { uid } = listed;
  const name = nameDocument(listed);
  return (
    <header className={styles.bar}>
      <Button look="plain" aria-label={messages.allDocuments} onPress={() => navigate(lastList.getState().address)}>
        <Icon icon={ArrowLeft} />
      </Button>
      <h1 className={styles.barTitle} title={[name, uid ?? ""].join("\n")}>
        <bdi className={styles.barName}>{name}</bdi>
        {uid !== null && <span className={styles.barAddress}>{formatAddress(uid)}</span>}
      </h1>
      <StateBadge document={listed} />
      <SaveStatus />
      <span className={styles.space} />
      <Languages />
      <ViewControls view={view} />
      <UndoButtons />
      <Button look="plain" aria-label="Search and commands" onPress={openPalette}>
        <Icon icon={Search} />
      </Button>
      <Button look="plain" onPress={() => setHistoryOpen(true)}>
        History
      </Button>
      {canShare && (
        <Button look="plain" onPress={() => setShareOpen(true)}>
          Share
        </Button>
      )}
      <PublishButton />
      {isHistoryOpen && <HistoryWindow onClose={() => setHistoryOpen(false)} />}
      {isShareOpen && <ShareWindow onClose={() => setShareOpen(false)} />}
    </header>
  );
}

function Languages() {
  const [, navigate] = useLocation();
  const { id, lang, languages } = useEditorState(({ state }) => state);
  if (languages.length < 2) return <span className={styles.saveState}>{nameLanguage(lang)}</span>;
  return (
    <Choice
      label="Language"
      value={id}
      options={languages.map((each) => [each.id, nameLanguage(each.lang)])}
      onChange={(document) => navigate(`/documents/${encodeURIComponent(document)}`)}
    />
  );
}
