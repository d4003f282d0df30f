import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { PageContext } from "../contracts/page-context.ts";
import type { Plan } from "../plan/plan-page.ts";
import { locateOwnTexts } from "./create-text-locator.ts";
import { markTexts } from "./mark-texts.ts";

/** Surrounds a text of the document while its page renders. It is a noncharacter of Unicode, so that no text has it. */
const textMark = "\u{FDD0}";

/** Returns the language of the texts of a page: English where nobody translated it (A10). */
export function findTextLocale({ alternates, locale }: Pick<PageContext, "alternates" | "locale">): Locale {
  return alternates[0] ?? locale;
}

interface Labels {
  /** Returns the page that its parts render with. */
  readonly prepare: (page: PageContext) => PageContext;
  /** Returns the finished content. */
  readonly finish: (content: ReactNode) => ReactNode;
}

/** Returns how the texts of a page get their language. A page in the language of its texts stays as it is. */
export function createLabels(page: PageContext, plan: Plan): Labels {
  const locale = findTextLocale(page);
  if (locale === page.locale) return { prepare: (own) => own, finish: (content) => content };
  const locateText = locateOwnTexts(plan);
  const mark = { start: textMark, end: textMark };
  return {
    prepare: (own) => markTexts(own, (text) => locateText(text) && mark),
    finish: (content) => labelTexts(content, locale),
  };
}

interface LabeledProps {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
}

/**
 * Removes the marks of texts. An element that has a marked text, or is named by one, gets its language and direction
 * (WCAG 3.1.2). An island's texts only lose their marks. Components have to be run before.
 */
function labelTexts(node: ReactNode, locale: Locale): ReactNode {
  if (typeof node === "string") return removeMarks(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => labelTexts(child, locale));
  return isValidElement<LabeledProps>(node) ? labelElement(node, locale) : node;
}

function labelElement(element: ReactElement<LabeledProps>, locale: Locale): ReactElement {
  const { children, ...props } = element.props;
  const own = removeFromProps(props, locale);
  const isMarked = hasMark(children) || (children === undefined && Object.values(props).some(isMarkedString));
  const language = isMarked && typeof element.type === "string" ? { lang: locale.tag, dir: locale.direction } : {};
  if (children === undefined) return cloneElement(element, { ...own, ...language });
  const list = Array.isArray(children) ? children : [children];
  return cloneElement(element, { ...own, ...language }, ...list.map((child: ReactNode) => labelTexts(child, locale)));
}

/** Whether a text is marked that is in the element itself, or in fragments of it. */
function hasMark(children: ReactNode): boolean {
  if (Array.isArray(children)) return children.some((child: ReactNode) => hasMark(child));
  if (isValidElement<LabeledProps>(children))
    return typeof children.type === "symbol" && hasMark(children.props.children);
  return isMarkedString(children);
}

function isMarkedString(value: unknown): boolean {
  return typeof value === "string" && value.includes(textMark);
}

function removeFromProps(props: object, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, removeFromValue(value, locale)]));
}

function removeFromValue(value: unknown, locale: Locale): unknown {
  if (typeof value === "string") return removeMarks(value);
  if (isValidElement(value)) return labelTexts(value, locale);
  if (Array.isArray(value)) return value.map((each: unknown) => removeFromValue(each, locale));
  return isPlain(value) ? removeFromProps(value, locale) : value;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function removeMarks(text: string): string {
  return text.replaceAll(textMark, "");
}
