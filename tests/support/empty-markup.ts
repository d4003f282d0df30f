/** Elements that say something, or are nothing. */
const speaking =
  "h1, h2, h3, h4, h5, h6, p, li, dt, dd, a, button, summary, strong, em, span, cite, blockquote, figcaption, label, th, td, ul, ol, dl";

/** Elements that replace a text. */
const replacements = "img, svg, input, select, video, iframe, [aria-label]";

const programText = /\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object \w+\]/;

/** Returns what a page shows by mistake where content is missing: `<h3>` without text, `undefined` in a sentence. */
export function findEmptyMarkup(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("style, script, template")) unseen.remove();
  const empty = [...body.querySelectorAll(speaking)]
    .filter(saysNothing)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  const attributes = [...body.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const program = [body.textContent ?? "", ...attributes].flatMap((text) => programText.exec(text)?.[0] ?? []);
  return [...empty, ...program];
}

/** Whether a link or button lacks a name. An icon is not a name: it is hidden from screen readers. */
function saysNothing(element: Element): boolean {
  if (element.textContent?.trim() !== "" || element.hasAttribute("aria-label")) return false;
  if (element.closest("[aria-hidden=true]") !== null) return false;
  const replaced = element.matches("a, button") ? "img:not([alt='']), [aria-label]" : replacements;
  return element.querySelector(replaced) === null;
}
