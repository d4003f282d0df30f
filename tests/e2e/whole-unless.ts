/** Returns the end of a title: `npm test` omits tests whose titles end with `@whole`. `npm run test:long -- browser` runs all. */
export const wholeUnless = (isShort: boolean): string => (isShort ? "" : " @whole");
