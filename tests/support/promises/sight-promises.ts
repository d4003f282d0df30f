import { expect } from "vitest";
import { emptyValues, filledValue } from "../field-values.ts";
import type { ModelField } from "../model-fields.ts";
import { renderField } from "../render-field.tsx";
import type { Finds } from "../test-provider.ts";
import { testSight } from "../test-sight.ts";
import type { Promised } from "./promise.ts";

/** A sight whose opening hours nobody knows: levels decide alone. */
const unknownHours: Finds = { pois: () => testSight({ schedules: [] }) };

const summarized: Finds = { pois: () => testSight({ summary: { text: "An arena of stone." } }) };

async function renderTables(field: ModelField, value: unknown) {
  const { body } = await renderField(field, value, { finds: unknownHours });
  return [...body.querySelectorAll("table")];
}

/** Returns the hours of the crowd table. The page has levels from 8 to 10 where no value replaces them. */
async function readCrowdHours(field: ModelField, value: number): Promise<readonly string[]> {
  const heads = (await renderTables(field, value)).flatMap((table) => [...table.querySelectorAll("thead th")]);
  return heads.flatMap(({ textContent }) => (/^\d\d$/.test(textContent) ? textContent : []));
}

/** Returns the months of the peak season, 1 for January. The page has it from 3 to 5 where no value replaces them. */
async function readPeakMonths(field: ModelField, value: number): Promise<readonly number[]> {
  const year = (await renderTables(field, value)).find((table) => table.querySelector("[abbr='January']") !== null);
  const cells = [...(year?.querySelectorAll("tbody td") ?? [])];
  return cells.flatMap(({ textContent }, index) => (textContent.includes("Peak") ? index + 1 : []));
}

const bounds = ({ config: { min, max } }: ModelField) => [min, max].map(String);

/** Promises of models of pages about a sight. */
export const sightPromises: readonly Promised[] = [
  {
    says: /^the provider's summary if empty$/,
    prove: async (field) => {
      const [empty, entered] = await Promise.all(
        [null, filledValue(field)].map((value) => renderField(field, value, { finds: summarized })),
      );
      expect(empty?.texts).toContain("An arena of stone.");
      expect(entered?.texts).not.toContain("An arena of stone.");
    },
  },
  {
    says: /^empty for a page of text$/,
    prove: async (field) => {
      for (const value of emptyValues(field)) {
        expect((await renderField(field, value)).received).toContain('"kind":"content"');
      }
    },
  },
  {
    says: /^Only for a range$/,
    prove: async (field) => {
      const [one, range] = await Promise.all([null, 60].map((value) => renderField(field, value)));
      expect(one?.texts).toContain("30 minutes");
      expect(range?.texts).toContain("30 minutes to 1 hour");
    },
  },
  {
    says: /^Full hour, (\d+) to (\d+)$/,
    prove: async (field, words) => {
      expect(bounds(field)).toEqual(words);
      expect(await readCrowdHours(field, 9)).toEqual(["09"]);
    },
  },
  {
    says: /^Full hour, (\d+) to (\d+), not included$/,
    prove: async (field, words) => {
      expect(bounds(field)).toEqual(words);
      expect(await readCrowdHours(field, 9)).toEqual(["08"]);
    },
  },
  {
    says: /^Month, (\d+) to (\d+)$/,
    prove: async (field, words) => {
      expect(bounds(field)).toEqual(words);
      expect(await readPeakMonths(field, 4)).toEqual([4, 5]);
    },
  },
  {
    says: /^Month, (\d+) to (\d+), included$/,
    prove: async (field, words) => {
      expect(bounds(field)).toEqual(words);
      expect(await readPeakMonths(field, 4)).toEqual([3, 4]);
    },
  },
];
