import { expect } from "vitest";
import { network } from "../../../catalog/bus/buses.example.ts";
import { emptyValues } from "../field-values.ts";
import { renderField, renderFilled } from "../render-field.tsx";
import type { Promised } from "./promise.ts";

const text = "Read all about it";
const linkTo = (url: string) => ({ link_type: "Web", url, text });

/** Promises of models about texts, links and pictures. */
export const textPromises: readonly Promised[] = [
  {
    says: /^(?:leave empty for none|without one nothing is shown)$/,
    prove: async (field) => {
      const filled = await renderFilled(field);
      for (const value of emptyValues(field)) {
        const empty = await renderField(field, value);
        expect(empty.texts.filter((shown) => !filled.texts.includes(shown))).toEqual([]);
        expect(empty.texts.length).toBeLessThan(filled.texts.length);
      }
    },
  },
  {
    says: /^"(.+)" if empty$/,
    prove: async (field, [instead]) => {
      for (const value of emptyValues(field)) expect((await renderField(field, value)).headings).toContain(instead);
      expect((await renderFilled(field)).headings).not.toContain(instead);
    },
  },
  {
    says: /^the company's name and "(.+)" if empty$/,
    prove: async (field, [after]) => {
      expect((await renderField(field, null)).headings).toContain(`${network.name.text}: ${after}`);
    },
  },
  {
    says: /^(.+) if you choose none$/,
    prove: async (field, [name]) => {
      const option = field.config.options.find((each) => each.toLowerCase() === name?.toLowerCase());
      const [none, chosen] = await Promise.all([renderField(field, null), renderField(field, option)]);
      expect(option).toBeDefined();
      expect(none.received).toBe(chosen.received);
    },
  },
  {
    says: /^(\d+) to (\d+)$/,
    prove: async (field, words) => {
      expect([field.config.min, field.config.max].map(String)).toEqual(words);
      const [lowest, highest] = await Promise.all(words.map((value) => renderField(field, Number(value))));
      expect(lowest?.received).not.toBe(highest?.received);
    },
  },
  {
    says: /^(?:its text is the button's text|its text is shown|(?:Help page|Page) and the text shown for it)$/,
    prove: async (field) => {
      const { body } = await renderField(field, linkTo("https://links.example/"));
      expect(body.querySelector("a[href='https://links.example/']")?.textContent).toBe(text);
    },
  },
  {
    says: /^A page, or #section on this page$/,
    prove: async (field) => {
      expect((await renderField(field, linkTo("#tickets"))).body.querySelector("a[href='#tickets']")).not.toBeNull();
    },
  },
  {
    says: /^For screen readers$/,
    prove: async (field) => {
      const { body, texts } = await renderField(field, text);
      expect(body.querySelector(`[aria-label='${text}']`)).not.toBeNull();
      expect(texts).not.toContain(text);
    },
  },
  {
    says: /^shortcodes such as (\[.+\]) work$/,
    prove: async (field, [shortcode = ""]) => {
      const { texts, diagnostics } = await renderField(field, [
        { type: "paragraph", text: `From ${shortcode}.`, spans: [] },
      ]);
      expect(texts.join("")).toMatch(/From €\d+\./);
      expect(diagnostics.filter(({ code }) => code.startsWith("shortcode-"))).toEqual([]);
    },
  },
  {
    says: /^Only "(.+)" shows the banner$/,
    prove: async (field, [marker = ""]) => {
      const [shown, ...hidden] = await Promise.all([marker, "no", null].map((value) => renderField(field, value)));
      expect(shown?.body.querySelector("section")).not.toBeNull();
      expect(hidden.map(({ body }) => body.querySelector("section"))).toEqual([null, null]);
    },
  },
  {
    says: /^its focal point stays visible$/,
    prove: async (field) => {
      const url = "https://images.example/a.webp?fp-x=0.2&fp-y=0.9";
      const picture = { url, alt: text, dimensions: { width: 2000, height: 1000 } };
      const { body } = await renderField(field, picture);
      const cut = [...body.querySelectorAll("img, source")].map((element) => element.getAttribute("srcset") ?? "");
      const sources = cut.flatMap((set) => set.split(", "));
      expect(sources.length).toBeGreaterThan(2);
      expect(sources.filter((source) => !/fp-x=0\.2&fp-y=0\.9.*crop=focalpoint/.test(source))).toEqual([]);
    },
  },
];
