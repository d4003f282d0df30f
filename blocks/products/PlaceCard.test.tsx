import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createPictureChoice } from "../../ui/primitives/choose-picture.ts";
import { chooseRowPictures } from "./choose-row-pictures.ts";
import { PlaceCard } from "./PlaceCard.tsx";
import { placePictures } from "./place-pictures.ts";

const [forum = "", dome = ""] = ["forum", "dome"].map((name) => `https://images.example/${name}.jpg`);
const [ruins = "", tower = ""] = ["ruins", "tower"].map((motif) => `https://images.example/scene.svg?motif=${motif}`);

/** Returns the addresses of the pictures in a row of cards, each with a choice of several. */
function shown(...cards: readonly (readonly string[])[]) {
  const page = { pictures: { origins: [], ...createPictureChoice() } };
  const images = chooseRowPictures(cards.map(placePictures), page.pictures.choose);
  const { container } = render(
    images.map((image, index) => (
      <PlaceCard key={index} name="Rome" target={{ href: "/" }} image={image} size="s" widths="292px" page={page} />
    )),
  );
  return [...container.querySelectorAll("img")].map(({ src }) => {
    const { origin, pathname, searchParams } = new URL(src);
    const motif = searchParams.get("motif");
    return `${origin}${pathname}${motif === null ? "" : `?motif=${motif}`}`;
  });
}

it("cards of places beside each other have different pictures", () => {
  expect(shown([forum], [forum, dome])).toEqual([forum, dome]);
});

it("W130: a photograph is shown beside an illustration, and illustrations with one path are several", () => {
  expect(shown([forum, ruins], [tower])).toEqual([forum, tower]);
  expect(shown([ruins], [ruins, tower])).toEqual([ruins, tower]);
});

it("E13: a card that leads to another language says so", () => {
  const page = { pictures: { origins: [], ...createPictureChoice() } };
  const target = { href: "/paris/", hrefLang: "en" };
  render(<PlaceCard name="파리" target={target} image={undefined} size="s" widths="292px" page={page} />);
  expect(screen.getByRole("link").textContent).toBe("파리 (English)");
});
