/** Texts by their path from the project's root. */
export type Texts = ReadonlyMap<string, string>;

export interface Citation {
  readonly id: string;
  /** Example: `ui/Icon.tsx:7`. */
  readonly at: string;
}

const ids = String.raw`[A-Z]\d{1,3}(?:, [A-Z]\d{1,3})*`;

/** Matches `(H12)` and `(H12, X13)`. */
const inProse = new RegExp(String.raw`\((?<ids>${ids})\)`, "gu");

/** Matches the start of a title, as in `"H12, X13: …"`. A type of collections looks alike: `"A1: Collection"`. */
const inTitle = new RegExp(
  String.raw`(?<=["'\x60])(?<ids>${ids}): (?!Category|City guide|Collection|Global|Home page|Sub category)`,
  "gu",
);

/** Finds the rules that comments and manuals cite. */
export function findCitations(prose: Texts): readonly Citation[] {
  return [...prose].flatMap(([path, text]) => citationsIn(path, text, inProse));
}

/** Finds the rules that titles of tests cite. */
export function findTitleCitations(texts: Texts): readonly Citation[] {
  return [...texts].flatMap(([path, text]) => (isTest(path) ? citationsIn(path, text, inTitle) : []));
}

function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/u.test(path);
}

function citationsIn(path: string, text: string, pattern: RegExp): readonly Citation[] {
  return [...text.matchAll(pattern)].flatMap(({ groups, index }) =>
    (groups?.["ids"] ?? "").split(", ").map((id) => ({ id, at: formatPlace(path, text, index) })),
  );
}

/** Finds ids that comments and manuals cite in any other form: `(row H12)`, `H12 says`. An `A4 sheet` is paper. */
export function findOtherForms(prose: Texts, known: ReadonlySet<string>): readonly string[] {
  return [...prose].flatMap(([path, text]) => {
    const rest = text.replaceAll(inProse, (citation) => " ".repeat(citation.length));
    return [...rest.matchAll(/(?<![\w-])[A-Z]\d{1,3}(?![\w.-]| sheet)/gu)]
      .filter(([id]) => known.has(id))
      .map(({ 0: id, index }) => `${formatPlace(path, text, index)}: ${id}`);
  });
}

/** Finds mentions of documents that are not in the repository. */
export function findForeignDocuments(prose: Texts): readonly string[] {
  return [...prose].flatMap(([path, text]) =>
    [...text.matchAll(/\bspecification\b|\bdesign(?:\.md| §)|\bfeatures\.md\b/giu)].map(
      ({ 0: name, index }) => `${formatPlace(path, text, index)}: ${name}`,
    ),
  );
}

function formatPlace(path: string, text: string, index: number): string {
  return `${path}:${text.slice(0, index).split("\n").length}`;
}
