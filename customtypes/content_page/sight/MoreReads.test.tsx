import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { testContents, testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { MoreReads } from "./MoreReads.tsx";

const image = { url: "https://images.tessera.example/arena.webp", alt: "The arena", width: 1600, height: 1000 };
const read = (path: string) => ({ path, heading: path, description: "", image });

it("W130: other pages with the same picture show another photograph of the place from the second on", () => {
  const contents = testContents({ shown: [testProduct()] });
  const { container } = render(
    <MoreReads pages={[read("/hours/"), read("/tickets/")]} page={testPage({ contents, path: ["how-to"] })} />,
  );
  const sources = [...container.querySelectorAll("img")].map(({ src }) => new URL(src).pathname);
  expect(sources).toEqual(["/arena.webp", "/colosseum.webp"]);
});
