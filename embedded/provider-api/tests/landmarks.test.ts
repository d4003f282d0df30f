import { expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { landmarksAnswer } from "./wire-schema/poi.ts";

const ask = await startProvider();

async function fetchLandmarks(query: string) {
  return v.parse(landmarksAnswer, (await ask(`/api/v1/landmarks?${query}`)).json()).landmarks;
}

it("P18: a city's attractions come first, then its squares and stations", async () => {
  const names = (await fetchLandmarks("city=rome")).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["Colosseum", "Trevi Fountain", "Piazza Navona", "Roma Termini station"]),
  );
  expect(names.indexOf("Colosseum")).toBeLessThan(names.indexOf("Piazza Navona"));
});

it.each([
  ["DE", "DE", "Konstantinsbogen"],
  ["ZH_HANT", "ZH_HANT", "君士坦丁凱旋門"],
  ["SV", "EN", "Arch of Constantine"],
])("P18: in %s a landmark is in %s", async (language, contentLanguage, name) => {
  expect(await fetchLandmarks(`city=ROME&language=${language}`)).toContainEqual(
    expect.objectContaining({ contentLanguage, name }),
  );
});

it.each([
  ["", 400],
  ["city=ATLANTIS", 404],
])("%s → %i", async (query, status) => {
  expect((await ask(`/api/v1/landmarks?${query}`)).status).toBe(status);
});
