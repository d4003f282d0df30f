import type { FormState } from "../../routing/form-state.ts";

/**
 * Returns the HTML of a page with the state of one of its forms. It has its problems and what was typed, or its thanks in
 * place of its fields. A page without that form is as it was. `ui/forms/` renders what is filled in here:
 *
 * ```
 * <div data-form="ID"><div data-thanks hidden>…</div><form><input name="email"><p data-problem="email" hidden>…</form></div>
 * ```
 */
export function fillForm(html: string, state: FormState): string {
  const start = html.indexOf(`data-form="${state.form}"`);
  const end = start < 0 ? -1 : html.indexOf("</form>", start);
  if (end < 0) return html;
  const form = html.slice(start, end);
  const filled = state.problems.length === 0 ? withThanks(form, state.file) : withProblems(form, state);
  return html.slice(0, start) + filled + html.slice(end);
}

function withThanks(form: string, file: string | undefined): string {
  return form
    .replaceAll(/<[^>]*\bdata-thanks=""[^>]*>/g, shown)
    .replace(/<form\b/, '<form hidden=""')
    .replaceAll(/<a\b[^>]*\bdata-file=""[^>]*>/g, (tag) =>
      file === undefined ? tag : shown(tag).replace(/\shref="[^"]*"/, () => ` href="${escaped(file)}"`),
    );
}

function withProblems(form: string, { values, problems }: FormState): string {
  // The id of the problem that each invalid field has.
  const invalid = new Map<string, string>();
  return form
    .replaceAll(/<[^>]*\bdata-problem="([a-z]+)"[^>]*>/g, (tag, name: string) => {
      if (!problems.includes(name)) return tag;
      invalid.set(attribute(tag, "data-field"), attribute(tag, "id"));
      return shown(tag);
    })
    .replaceAll(/<input\b[^>]*>/g, (tag) => withValue(tag, values, invalid))
    .replaceAll(/(<textarea\b[^>]*>)[^<]*/g, (_all, tag: string) => tag + escaped(values[attribute(tag, "name")] ?? ""))
    .replaceAll(/(<select\b[^>]*>)(.*?)<\/select>/gs, (all, tag: string, options: string) => {
      const value = values[attribute(tag, "name")];
      return value === undefined ? all : `${tag}${withChosen(options, value)}</select>`;
    });
}

function withValue(tag: string, values: FormState["values"], invalid: ReadonlyMap<string, string>): string {
  const name = attribute(tag, "name");
  const [value, problem] = [values[name], invalid.get(name)];
  const described = problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${problem}"`;
  if (value === undefined) return tag;
  return tag.replace(/\svalue="[^"]*"/, "").replace(/<input\b/, () => `<input value="${escaped(value)}"${described}`);
}

function withChosen(options: string, value: string): string {
  return options
    .replaceAll(' selected=""', "")
    .replaceAll(/<option\b[^>]*>/g, (tag) =>
      tag.includes(` value="${escaped(value)}"`) ? tag.replace("<option", '<option selected=""') : tag,
    );
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function shown(tag: string): string {
  return tag.replace(' hidden=""', "");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => entities[character] ?? character);
}
