import type { RichText } from "../../content/rich-text/rich-text.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import type { SourceText } from "../../content/source-text.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./Reference.css.ts";
import { TryForm } from "./TryForm.tsx";

interface Fields {
  readonly typed: SourceText;
  readonly rendered: RichText;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly name: string;
  readonly sentence: string;
  readonly example: string;
  readonly says: SourceText;
  readonly rendered: RichText;
}

/** Every shortcode with its sentence and example, and a form that tries out any text. */
export function Reference({ fields, page }: { readonly fields: Fields; readonly page: PageContext }) {
  const { typed, rendered, entries } = fields;
  return (
    <div className={css.page}>
      <StyleSheet of={css} />
      <h1>Shortcodes</h1>
      <p>
        Write one in any text. Quotes may be left out around a value without spaces, <code>fallback=&quot;…&quot;</code>{" "}
        shows where there is nothing else to show, and <code>[[price]]</code> shows the brackets themselves.
      </p>
      <p>
        The dotted line under a shortcode, and the dashed one around a shortcode with nothing to show, are marks for
        editors: no visitor sees them.
      </p>
      <TryForm typed={typed.source} locale={page.locale} />
      {typed.source !== "" && (
        <section
          className={css.result}
          aria-label="The text, rendered"
          lang={page.locale.tag}
          dir={page.locale.direction}
        >
          <RichTextView value={rendered} page={page} />
        </section>
      )}
      {entries.map((entry) => (
        <ReferenceEntry key={entry.name} entry={entry} page={page} />
      ))}
    </div>
  );
}

/** One shortcode: its sentence, its example, and what the example says and looks like in the page's language. */
function ReferenceEntry({ entry, page }: { readonly entry: Entry; readonly page: PageContext }) {
  const { name, sentence, example, says, rendered } = entry;
  const inLanguage = { lang: page.locale.tag, dir: page.locale.direction };
  return (
    <section id={name} className={css.entry} aria-labelledby={`${name}-name`}>
      <h2 id={`${name}-name`} className={css.name}>
        {name}
      </h2>
      <p>{sentence}</p>
      <dl className={css.facts}>
        <dt>Written</dt>
        <dd>
          <code>{example}</code>
        </dd>
        <dt>Says</dt>
        <dd {...inLanguage}>{page.text(says)}</dd>
        <dt>Rendered</dt>
        <dd {...inLanguage}>
          <RichTextView value={rendered} page={page} />
        </dd>
      </dl>
    </section>
  );
}
