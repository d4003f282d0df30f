import type { Proposal } from "./propose-documents.ts";
import type { ModelChange } from "./seed-changes.ts";

/** Says which files wait in a release, why, and what a person can do. */
export function describeProposal({ release, changes, refusals }: Proposal): string {
  return [
    "The store has other versions of these documents than the files that it read before. The store's versions stay:",
    ...changes.map(({ name, subject }) => `  ${name}${note(!subject.document, refusals.get(name)?.message)}`),
    ...(refusals.size < changes.length ? describeRelease(release) : []),
    "Write the store's versions to the files: npm run content:export",
  ].join("\n");
}

function describeRelease({ id, label }: Proposal["release"]): readonly string[] {
  const path = `/editing/releases/${id}`;
  return [
    `Release "${label}" has what the files say now.`,
    `  see it:      POST /editing/previews { "release": "${id}" }`,
    `  publish it:  POST ${path}/publish, with the header if-match: *`,
    `  forget it:   DELETE ${path}`,
  ];
}

function note(isGone: boolean, refusal: string | undefined): string {
  if (refusal !== undefined) return `, not in the release: ${refusal}`;
  return isGone ? ", whose file is gone: the release archives it" : "";
}

/** Says which models differ from their files, why, and what a person can do. */
export function describeKeptModels(changes: readonly ModelChange[]): string {
  return [
    "These models were changed through the Custom Types API after their files were read. The store's versions stay:",
    ...changes.map(({ name, subject }) => `  ${name}${subject.model ? "" : ", whose file is gone"}`),
    "Push the files through the Custom Types API, or write the store's to the files: npm run content:export -- --models",
  ].join("\n");
}
