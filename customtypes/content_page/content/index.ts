import { ContentPage } from "./ContentPage.tsx";

/** Privacy policy, terms, credits: a heading and text. */
export const content = { kind: "content", Page: ContentPage };
