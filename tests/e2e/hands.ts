import type { Locator, Page } from "@playwright/test";

/** How a traveller acts on a page. */
export interface Hands {
  /** Follows a link or presses a button. */
  readonly choose: (target: Locator) => Promise<void>;
  /** Fills a field and sends its form. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses the second of a group of radio buttons: the first means any. */
  readonly check: (group: Locator) => Promise<void>;
  /** Ticks a box. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Fills a field and leaves its form open. The keys are what is typed for the value in English: `03012027`. */
  readonly fill: (field: Locator, value: string, keys?: string) => Promise<void>;
  /** Chooses a value of a list, which is the one after the chosen one. */
  readonly select: (list: Locator, value: string) => Promise<void>;
}

export const pointer: Hands = {
  choose: (target) => target.click(),
  type: async (field, text) => {
    await field.fill(text);
    await field.press("Enter");
  },
  check: (group) => group.nth(1).check(),
  tick: (box) => box.check(),
  fill: (field, value) => field.fill(value),
  select: async (list, value) => void (await list.selectOption(value)),
};

/** Uses Tab, Enter, arrows and letters, and no pointer. */
export const keyboard: Hands = {
  choose: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press("Enter");
  },
  type: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
    await field.page().keyboard.press("Enter");
  },
  check: async (group) => {
    await tabTo(group.first());
    await group.page().keyboard.press("ArrowDown");
  },
  tick: async (box) => {
    await tabTo(box);
    await box.page().keyboard.press("Space");
  },
  fill: async (field, value, keys = value) => {
    await tabTo(field);
    await field.page().keyboard.press("ControlOrMeta+a");
    await field.page().keyboard.type(keys);
  },
  select: async (list) => {
    await tabTo(list);
    await list.page().keyboard.press("ArrowDown");
  },
};

/** Most stops of a page before what is looked for. */
const maxTabStops = 400;

/** Presses Tab until an element has the focus. Throws when it can't be reached. */
export async function tabTo(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    if (await target.page().evaluate((wanted) => document.activeElement === wanted, element)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`${target.toString()} is no stop of the keyboard.`);
}

/** Returns what the booking stand-in says of a visit, by the name of the fact. */
export async function readBookingFacts(page: Page): Promise<Readonly<Record<string, string>>> {
  // An address changes before the rest of its page is there.
  await page.waitForLoadState("domcontentloaded");
  const facts = await page.locator("[data-fact]").all();
  const entries = await Promise.all(
    facts.map(
      async (fact) => [(await fact.getAttribute("data-fact")) ?? "", (await fact.textContent()) ?? ""] as const,
    ),
  );
  return Object.fromEntries(entries);
}
