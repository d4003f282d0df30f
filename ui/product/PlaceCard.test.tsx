import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { createPictureChoice } from "../../renderer/render/choose-picture.ts";
import { PlaceCard } from "./PlaceCard.tsx";
import { placePictures } from "./place-pictures.ts";

const [forum = "", dome = ""] = ["forum", "dome"].map((name) => `https://images.example/${name}.jpg`);

it("cards of places beside each other have different pictures", () => {
  const page = { pictureOrigins: [], ...createPictureChoice() };
  const card = (name: string, urls: readonly string[]) => (
    <PlaceCard name={name} target={{ href: "/" }} images={placePictures(urls)} size="s" page={page} />
  );
  const { container } = render(
    <>
      {card("Rome", [forum])}
      {card("Forum", [forum, dome])}
      {card("Ostia", [""])}
    </>,
  );
  const sources = [...container.querySelectorAll("img")].map(({ src }) => src.replace(/\?.*/, ""));
  expect(sources).toEqual([forum, dome]);
});
