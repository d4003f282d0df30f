import * as css from "./Footer.css.ts";

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** Lists of links, each under its title. A column without links is left out. */
export function FooterColumns({ columns }: { readonly columns: readonly FooterColumn[] }) {
  return (
    <div className={css.columns}>
      {columns
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul role="list">
              {links.map(({ href, text }) => (
                <li key={`${href} ${text}`}>
                  <a href={href} className={css.link}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
