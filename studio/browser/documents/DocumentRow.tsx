import { Link } from "wouter";
import { type ListedDocument, nameDocument } from "../../protocol/document.ts";
import { formatAge } from "../format-age.ts";
import { nameLanguage } from "../name-language.ts";
import { FindingCount } from "./FindingCount.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { formatAddress } from "./format-address.ts";
import { problemTexts } from "./state-texts.ts";
import * as styles from "./documents.css.ts";

interface Props {
  readonly document: ListedDocument;
}

/** A document in the list: a link to its editor. */
export function DocumentRow({ document }: Props) {
  const { id, type, lang, uid, problems, at, author, languages } = document;
  const name = nameDocument(document);
  return (
    <li className={styles.row}>
      <Link href={`/documents/${encodeURIComponent(id)}`} className={styles.name} title={name}>
        <bdi>{name === "" ? id : name}</bdi>
      </Link>
      <span className={styles.address} title={uid === null ? undefined : formatAddress(uid)}>
        {uid === null ? type : formatAddress(uid)}
      </span>
      <span className={styles.quiet} title={languages.map((one) => nameLanguage(one.lang)).join(", ")}>
        {nameLanguage(lang)}
        {languages.length > 1 && ` +${languages.length - 1}`}
      </span>
      <span>
        <StateBadge document={document} />
        <FindingCount document={document} />
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            {problemTexts[problem]}
          </span>
        ))}
      </span>
      <span className={styles.quiet}>
        {formatAge(at)}
        {author !== "" && ` · ${author}`}
      </span>
    </li>
  );
}
