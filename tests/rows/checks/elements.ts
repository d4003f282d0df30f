import { plain } from "../../crawl/elements.ts";
import type { Check } from "../row.ts";
import { describeText, isReading, type Reading, type Text } from "../texts.ts";

/** Looks for an element, and for each text within one of the elements that a selector finds. */
export function shows(selector: string, ...texts: readonly Text[]): Check {
  return findTexts(`${selector} with ${describeTexts(texts)}`, texts, ({ document }) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent ?? "")),
  );
}

/** Looks for each text in an attribute of the elements that have it. */
export function marks(selector: string, attribute: string, ...texts: readonly Text[]): Check {
  return findTexts(`${selector} whose ${attribute} is ${describeTexts(texts)}`, texts, ({ document }) =>
    [...document.querySelectorAll(`:is(${selector})[${attribute}]`)].map((element) =>
      plain(element.getAttribute(attribute) ?? ""),
    ),
  );
}

/** Looks for a number of elements. */
export function counts(selector: string, least: number, most = Infinity): Check {
  return {
    looksFor: `${least} to ${most} of ${selector}`,
    isFound: ({ document }) => {
      const { length } = document.querySelectorAll(selector);
      return length > 0 && length >= least && length <= most;
    },
  };
}

/** Looks for an element without another one, or a text, in it. */
export function lacks(within: string, unwanted: string | RegExp): Check {
  return {
    looksFor: `${within} without ${unwanted}`,
    isFound: ({ document }) => {
      const elements = [...document.querySelectorAll(within)];
      const has = (element: Element) =>
        typeof unwanted === "string"
          ? element.querySelector(unwanted) !== null
          : unwanted.test(plain(element.textContent ?? ""));
      return elements.length > 0 && !elements.some(has);
    },
  };
}

/** Looks for elements whose attribute has what a service lists, in its order; the page may list fewer, but two. */
export function lists(selector: string, attribute: string, reading: Reading): Check {
  return {
    looksFor: `${attribute} of ${selector} in the order of ${reading.from}`,
    expected: reading.read,
    isFound: ({ document }, expected) => {
      const shown = [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
      const inBoth = expected.filter((value) => shown.includes(value));
      return inBoth.length > 1 && inBoth.join() === shown.filter((value) => inBoth.includes(value ?? "")).join();
    },
  };
}

/** Looks for what no selector finds alone. */
export function proves(looksFor: string, isProved: (document: Document) => boolean): Check {
  return { looksFor, isFound: ({ document }) => isProved(document) };
}

function describeTexts(texts: readonly Text[]): string {
  return texts.map(describeText).join(" and ");
}

/** Returns a check that finds each text in one of the strings that a response has. */
export function findTexts(
  looksFor: string,
  texts: readonly Text[],
  list: (visited: Parameters<Check["isFound"]>[0]) => readonly string[],
): Check {
  const readings = texts.filter(isReading);
  const fixed = texts.filter((text): text is string | RegExp => !isReading(text));
  return {
    looksFor,
    ...(readings.length > 0 && {
      expected: async (facts) => (await Promise.all(readings.map(({ read }) => read(facts)))).flat(),
    }),
    isFound: (visited, expected) => {
      const strings = list(visited);
      const has = (text: string | RegExp) =>
        strings.some((string) => (typeof text === "string" ? string.includes(plain(text)) : text.test(string)));
      return strings.length > 0 && fixed.every(has) && expected.every(has);
    },
  };
}
