import type { GroupLimits } from "../../catalog/form/group-request.ts";
import { fieldProblems, readGroup, sizeProblems, type Values, readFormValues } from "./form-problems.ts";
import { newKey, postForm, type PostResult } from "./post-form.ts";
import { announceProblems, focusFirstProblem, showProblems, shownProblems } from "./show-problems.ts";

export interface SendProps {
  /** How many people may come; empty for a form without people. */
  readonly limits: GroupLimits;
  /** Prices of a whole group on some days; a row without days is for all others. */
  readonly prices: readonly {
    readonly days: readonly string[];
    /** In words, by its largest size; smallest first. */
    readonly tiers: readonly { readonly to: number; readonly text: string }[];
  }[];
}

/**
 * Checks a form before it is sent, and sends it without leaving the page. The size of a group and its price are checked as
 * they are typed. Where sending fails, what was typed stays. A second post of it has the same key,
 * so it is the same message. A corrected one has another, since the first may have been stored.
 */
export function enhance(root: HTMLElement, { limits, prices }: SendProps): () => void {
  const form = root.querySelector("form");
  if (form === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let last = { text: "", key: "" };
  let isSending = false;

  const update = () => {
    const values = readFormValues(form);
    const size = sizeProblems(values, limits);
    // A field that is being filled in for the first time is not wrong yet.
    const shown = new Set(shownProblems(root));
    showProblems(root, [...fieldProblems(values).filter((name) => shown.has(name)), ...size]);
    announceProblems(
      root,
      size.filter((name) => !shown.has(name)),
    );
    showPrice(root, size.length === 0 ? priceFor(values, prices) : "");
  };
  const send = async () => {
    const values = readFormValues(form);
    const problems = [...fieldProblems(values), ...sizeProblems(values, limits)];
    isSending = problems.length === 0;
    const text = JSON.stringify(values);
    if (text !== last.text) last = { text, key: newKey() };
    const result = isSending ? await postForm(form, last.key) : { problems, file: undefined };
    isSending = false;
    if (result.problems.length === 0) last = { text: "", key: "" };
    finish(root, form, result);
  };

  form.addEventListener("input", update, { signal });
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (!isSending) void send();
    },
    { signal },
  );
  update();
  form.dataset["ready"] = "";
  return () => ending.abort();
}

function finish(root: HTMLElement, form: HTMLFormElement, { problems, file }: PostResult): void {
  showProblems(root, problems);
  if (problems.length > 0) {
    focusFirstProblem(root);
    return;
  }
  const link = root.querySelector<HTMLAnchorElement>("[data-file]");
  if (link !== null && file !== undefined) Object.assign(link, { href: file, hidden: false });
  const thanks = root.querySelector<HTMLElement>("[data-thanks]");
  form.hidden = true;
  if (thanks === null) return;
  thanks.hidden = false;
  thanks.focus();
}

function priceFor(values: Values, prices: SendProps["prices"]): string {
  const group = readGroup(values);
  const { date = "" } = values;
  const list = prices.find(({ days }) => days.includes(date)) ?? prices.find(({ days }) => days.length === 0);
  return (group && list?.tiers.find(({ to }) => group.adults + group.children <= to)?.text) ?? "";
}

function showPrice(root: HTMLElement, text: string): void {
  const output = root.querySelector("output");
  if (output !== null && output.textContent !== text) output.textContent = text;
}
