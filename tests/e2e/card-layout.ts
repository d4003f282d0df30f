import type { Page } from "@playwright/test";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of a text, a button or a heart. */
interface Part extends Box {
  /** Lines of one text have the same. */
  readonly name: string;
}

/** A product's card as a browser shows it. */
export interface Card extends Box {
  readonly size: "s" | "m" | "l" | "compact";
  /** The text of its link, which assistive technology reads in whole. */
  readonly title: string;
  readonly parts: readonly Part[];
}

const cards = "main li > article[data-product]";

/** Returns the product cards of a page. Lines that a shortened title omits do not count as parts. */
export async function measureCards(page: Page): Promise<readonly Card[]> {
  const [frames, texts] = [await readFrames(page), await readLines(page)];
  return frames.map(({ parts, ...card }, index) => ({ ...card, parts: [...parts, ...(texts[index] ?? [])] }));
}

/** Returns the cards with their buttons and hearts. A compact row has its picture beside the text and no button. */
function readFrames(page: Page): Promise<readonly Card[]> {
  return page.locator(cards).evaluateAll((all) =>
    all.map((card) => {
      const measureBox = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const controls = [...card.querySelectorAll("div > span[aria-hidden]:last-child, [data-heart]")];
      const shown = controls.filter((each) => each.checkVisibility());
      const isButton = (element: Element) => element.matches("span");
      const list = card.closest("ul, ol");
      const isRow = list !== null && getComputedStyle(list).gridAutoFlow === "column";
      const beside = shown.some(isButton) ? "l" : "compact";
      const above = isRow ? "s" : "m";
      return {
        size: getComputedStyle(card).flexDirection === "row" ? beside : above,
        title: card.querySelector("h3 a")?.textContent ?? "",
        parts: shown.map((each) => ({ name: isButton(each) ? "the button" : "the heart", ...measureBox(each) })),
        ...measureBox(card),
      };
    }),
  );
}

/** Returns the lines of each card's texts that are seen. */
function readLines(page: Page): Promise<readonly (readonly Part[])[]> {
  return page.locator(cards).evaluateAll((all) =>
    all.map((card) =>
      [...card.querySelectorAll("*")]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .flatMap((element) => [...element.childNodes].map((node) => [element, node] as const))
        .filter(([, node]) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "")
        .flatMap(([element, node]) => {
          const title = element.closest("a");
          const isShortened = title !== null && getComputedStyle(title).webkitLineClamp !== "none";
          const end = isShortened ? title.getBoundingClientRect().bottom : Infinity;
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()]
            .filter(({ top, bottom }) => (top + bottom) / 2 < end)
            .map(({ left, right, top, bottom }) => ({ name: node.textContent ?? "", left, right, top, bottom }));
        }),
    ),
  );
}

/** Returns what of a card is cut off by its edge, and what lies over a text. */
export function listCardFaults(card: Card): readonly string[] {
  const lines = card.parts.filter(({ name }) => name !== "the button");
  return [
    ...card.parts.filter((part) => !isWithin(part, card)).map(({ name }) => `${card.size}: ${name} is cut off`),
    ...lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => one.name !== other.name && isOver(one, other))
        .map((other) => `${card.size}: ${one.name} is over ${other.name}`),
    ),
  ];
}

function isWithin(part: Box, card: Box): boolean {
  return (
    part.left >= card.left - 1 &&
    part.right <= card.right + 1 &&
    part.top >= card.top - 1 &&
    part.bottom <= card.bottom + 1
  );
}

/** The share of a line's height that is above and below its letters. */
const leading = 0.3;

function isOver(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > leading * Math.min(one.bottom - one.top, other.bottom - other.top);
}
