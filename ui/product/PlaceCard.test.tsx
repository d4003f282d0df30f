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

it("a card has its illustration where its photograph is nearby, and illustrations with one path are several", () => {
  const page = { pictureOrigins: [], ...createPictureChoice() };
  page.pictures([placePictures([forum])]);
  const scenes = ["ruins", "tower"].map((motif) => `https://images.example/scene.svg?motif=${motif}`);
  const { container } = render(
    scenes.map((scene) => (
      <PlaceCard
        key={scene}
        name="Forum"
        target={{ href: "/" }}
        images={placePictures([forum, scene])}
        size="s"
        page={page}
      />
    )),
  );
  const motifs = [...container.querySelectorAll("img")].map(({ src }) => new URL(src).searchParams.get("motif"));
  expect(motifs).toEqual(["ruins", "tower"]);
});
