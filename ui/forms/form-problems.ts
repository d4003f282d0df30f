import { isEmail } from "../../catalog/form/email.ts";
import { type Group, type GroupLimits, groupSizeProblem, isFullName } from "../../catalog/form/group-request.ts";

/** Typed texts, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

/** Rules of fields, by name; the server has the same rules. */
const rules: Readonly<Record<string, (text: string) => boolean>> = {
  name: isFullName,
  email: isEmail,
  adults: (text) => isCount(text) && Number(text) > 0,
  children: isCount,
  date: (text) => text !== "",
};

export function readFormValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""]));
}

/** Returns the names of the fields that are invalid, in their order. */
export function fieldProblems(values: Values): readonly string[] {
  return Object.entries(rules).flatMap(([name, isValid]) => {
    const value = values[name];
    return value === undefined || isValid(value) ? [] : [name];
  });
}

/** Returns what is wrong with the size of a group: `minimum`, `maximum`, or nothing. */
export function sizeProblems(values: Values, limits: GroupLimits): readonly string[] {
  const group = readGroup(values);
  const problem = group && groupSizeProblem(group, limits);
  return problem === undefined ? [] : [problem];
}

/** Returns how many people a form names; undefined unless both are numbers. */
export function readGroup({ adults = "", children = "" }: Values): Group | undefined {
  return isCount(adults) && isCount(children) ? { adults: Number(adults), children: Number(children) } : undefined;
}

function isCount(text: string): boolean {
  return /^\d{1,3}$/.test(text);
}
