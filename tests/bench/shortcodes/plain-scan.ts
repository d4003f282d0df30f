import type { Contestant } from "./contestant.ts";

export const plainScan: Contestant = {
  name: "plain scan",
  onlyParses: true,
  does: 'counts "[" by indexOf, and that is all',
  parse: (text) => {
    let count = 0;
    for (let at = text.indexOf("["); at !== -1; at = text.indexOf("[", at + 1)) count += 1;
    return count;
  },
};
