import { useState } from "react";
import { useLocation } from "wouter";
import { toSlug } from "../../../i18n/to-slug.ts";
import { createEmptyDocument } from "../../protocol/models/create-empty.ts";
import { openedSchema } from "../../protocol/document.ts";
import { request, toFailure } from "../api/request.ts";
import { useSettled } from "../api/use-settled.ts";
import { Button } from "../controls/Button.tsx";
import { LabeledChoice } from "./LabeledChoice.tsx";
import { Window } from "../controls/Window.tsx";
import { focusFirst } from "../controls/focus-first.ts";
import * as controls from "../controls/controls.css.ts";
import { listLanguages } from "../list-languages.ts";
import { messages } from "../messages.ts";
import { useModels } from "../models/use-models.ts";
import { useSession } from "../session/use-session.ts";
import { copyDocument } from "./copy-document.ts";
import { TemplateChoice, type Template } from "./TemplateChoice.tsx";
import { useFilters } from "./use-filters.ts";
import { PathField } from "./PathField.tsx";
import { useAddress } from "./use-address.ts";
import * as styles from "./new-document.css.ts";

interface Props {
  readonly onClose: () => void;
}

/** Makes a page: empty, or as a copy of another one. */
export function NewDocument({ onClose }: Props) {
  const { sites } = useSession();
  const { types } = useModels();
  const [, navigate] = useLocation();
  const pageTypes = types.filter(({ format, repeatable }) => format === "page" && repeatable);
  const [template, setTemplate] = useState<Template>({ kind: "empty", type: pageTypes[0]?.id ?? "" });
  const filtered = useFilters().values.host;
  const [host, setHost] = useState(filtered === "" ? (sites[0]?.host ?? "") : filtered);
  const [chosen, setLang] = useState("");
  const [title, setTitle] = useState("");
  const [typed, setPath] = useState<string>();
  const [fault, setFault] = useState("");
  const languages = listLanguages(sites.find((site) => site.host === host)?.languages ?? []);
  const wanted = chosen === "" && template.kind === "copy" ? template.lang : chosen;
  const lang = (languages.find(([code]) => code === wanted) ?? languages[0])?.[0] ?? "";
  const path = typed ?? toSlug(title);
  const uid = [host, ...path.split("/").filter((part) => part !== "")].join(".");
  const { note, canUse } = useAddress(useSettled(path === "" ? "" : uid), lang);
  const create = async () => {
    try {
      const identity = { id: "", lang, uid, title };
      const spec = types.find(({ id }) => id === (template.kind === "empty" ? template.type : ""));
      const document =
        template.kind === "copy"
          ? copyDocument(
              (await request(`documents/${encodeURIComponent(template.id)}`, openedSchema)).document,
              identity,
            )
          : spec && createEmptyDocument(spec, identity);
      const created = await request("documents", openedSchema, { method: "POST", body: { document } });
      navigate(`/documents/${encodeURIComponent(created.document.id)}`);
    } catch (error) {
      const { message, problems = [] } = toFailure(error);
      setFault([message, ...problems.map((problem) => problem.message)].join(" "));
    }
  };
  return (
    <Window title="New page" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TemplateChoice types={pageTypes} template={template} onChange={setTemplate} />
        <label className={styles.label}>
          Title
          <input
            className={controls.search}
            value={title}
            required
            ref={focusFirst}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <div className={styles.line}>
          <LabeledChoice
            label="Site"
            value={host}
            options={sites.map((site) => [site.host, site.name])}
            onChange={setHost}
          />
          <LabeledChoice label="Language" value={lang} options={languages} onChange={setLang} />
        </div>
        <PathField path={path} note={note} onChange={setPath} />
        {fault !== "" && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={controls.actions}>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button look="primary" type="submit" isDisabled={!canUse || (template.kind === "copy" && template.id === "")}>
            Create
          </Button>
        </div>
      </form>
    </Window>
  );
}
