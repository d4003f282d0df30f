import { expect, it } from "vitest";
import { loadShared } from "../source/load-shared.ts";
import { listSubjects } from "./subjects.ts";

const subjects = listSubjects(loadShared(new URL("../data/", import.meta.url)));

it("A10: an attraction is told by the first sentence of its summary, in each script", () => {
  const colosseum = subjects.attraction.find(({ key }) => key === "attraction:colosseum");
  expect(colosseum?.words["summary"]).toMatchObject({
    en: "The largest amphitheatre the Romans ever built",
    ja: "古代ローマ人が築いた最大の円形闘技場",
    ko: "고대 로마인이 지은 가장 큰 원형 경기장입니다",
    pl: "Największy amfiteatr, jaki zbudowali Rzymianie",
    zh_hans: "古罗马人建造的最大圆形竞技场",
    zh_hant: "古羅馬人建造的最大圓形競技場",
  });
});

it("A10: a bus route lists its stops with the signs of each language", () => {
  const rome = subjects.network.find(({ key }) => key === "network:rome");
  expect(rome?.words["third"]).toMatchObject({
    en: "Green route: Circus Maximus, Baths of Caracalla, Porta San Sebastiano, Appian Way",
    fr: expect.stringMatching(/^Ligne verte\u00A0: Circus Maximus, /),
    ja: "緑路線：チルコ・マッシモ、カラカラ浴場、サン・セバスティアーノ門、アッピア街道",
    zh_hans: "绿线：马克西穆斯竞技场、卡拉卡拉浴场、圣塞巴斯蒂安门、亚壁古道",
  });
});
