import type { LanguageLink } from "./shell-props.ts";

export interface LanguageListProps {
  readonly languages: readonly LanguageLink[];
  readonly className: string;
  readonly linkClassName: string;
}

/** Real links to the page in its other languages, each in its own language. */
export function LanguageList({ languages, className, linkClassName }: LanguageListProps) {
  return (
    <ul role="list" className={className}>
      {languages.map(({ tag, name, href, isView = false, current, dir }) => (
        <li key={tag}>
          <a
            href={href}
            hrefLang={tag}
            lang={tag}
            rel={isView ? "nofollow" : undefined}
            aria-current={current ? "true" : undefined}
            className={linkClassName}
          >
            <bdi dir={dir}>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
