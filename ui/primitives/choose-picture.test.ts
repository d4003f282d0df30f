import { expect, test } from "vitest";
import { createPictureChoice } from "./choose-picture.ts";

const image = (name: string) => ({ url: `https://images.example/${name}.webp`, alt: "" });
const [arches, arena, dusk] = [image("arches"), image("arena"), image("dusk")];
const drawing = (name: string, seed: number) => ({
  url: `https://images.example/scene.svg?seed=${seed}`,
  alt: name,
  isDrawing: true,
});

test("the first picture that is not shown nearby, in the order of the page", () => {
  const all = [arches, arena, dusk];
  expect(createPictureChoice().choose([all, all, all])).toEqual(all);
});

test("of pictures that are all shown, the one that was shown longest ago", () => {
  const { choose } = createPictureChoice();
  choose([[arena], [arches]]);
  expect(choose([[arches, arena], []])).toEqual([arena, undefined]);
});

test("an editor's crop of a photograph is one with the whole, and a picture far away may return", () => {
  const { choose } = createPictureChoice();
  choose([[{ ...arches, url: `${arches.url}?rect=0,0,9,9` }]]);
  expect(choose([[arches, arena]])).toEqual([arena]);
  for (let index = 0; index < 20; index += 1) choose([[image(`other-${index}`)]]);
  expect(choose([[arches, arena]])).toEqual([arches]);
});

test("two illustrations of the same thing are one", () => {
  const [first, second, other] = [drawing("a bus", 1), drawing("a bus", 2), drawing("a lane", 3)];
  expect(createPictureChoice().choose([[first], [second, other]])).toEqual([first, other]);
});

test("of illustrations that are all alike, another one", () => {
  const [first, second] = [drawing("a bus", 1), drawing("a bus", 2)];
  expect(
    createPictureChoice()
      .choose([[first], [drawing("a lane", 3)], [first, second]])
      .at(-1),
  ).toEqual(second);
});

test("W130: another crop of a photograph is another picture", () => {
  const near = { ...arches, url: `${arches.url}?rect=1,1,9,9`, crop: "near" };
  const { choose } = createPictureChoice();
  expect(
    choose([
      [arches, near, arena],
      [arches, near, arena],
      [arches, near, arena],
    ]),
  ).toEqual([arches, near, arena]);
});

test("a page that begins with cards loads their first row at once, the first of all from its head", () => {
  const { choose, chooseLoading } = createPictureChoice();
  const row = choose(["a", "b", "c", "d", "e"].map((name) => [image(name)]));
  expect(row.map(chooseLoading)).toEqual(["first", "eager", "eager", "eager", "lazy"]);
  const [again] = choose([[image("a")]]);
  expect(chooseLoading(again)).toBe("lazy");
});

test("cards that choose one after the other are a row too", () => {
  const { choose, chooseLoading } = createPictureChoice();
  const loading = ["a", "b", "c", "d", "e"].map((name) => chooseLoading(choose([[image(name)]])[0]));
  expect(loading).toEqual(["first", "eager", "eager", "eager", "lazy"]);
});

test("cards below a hero wait, and so does a card without a picture", () => {
  const { choose, chooseLoading } = createPictureChoice();
  choose([[arches]]);
  expect(choose([[arena], [dusk], []]).map(chooseLoading)).toEqual(["lazy", "lazy", "lazy"]);
});
