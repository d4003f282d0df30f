import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes. */
const longest = /tests\/conformance\/true\//;

/** Starts the longest files of a group first: a file that starts last leaves all cores but one idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
