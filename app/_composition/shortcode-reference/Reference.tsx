import type { RichText } from "../../../content/rich-text/rich-text.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import type { SourceText } from "../../../content/source-text.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
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

/** Every shortcode with its sentence and its example, what that says and how it looks; and any text, tried out. */
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
      {entries.map(({ name, sentence, example, says, rendered: look }) => (
        <section key={name} id={name} className={css.entry} aria-labelledby={`${name}-name`}>
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
            <dd lang={page.locale.tag} dir={page.locale.direction}>
              {page.text(says)}
            </dd>
            <dt>Rendered</dt>
            <dd lang={page.locale.tag} dir={page.locale.direction}>
              <RichTextView value={look} page={page} />
            </dd>
          </dl>
        </section>
      ))}
    </div>
  );
}
