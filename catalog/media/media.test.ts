import { expect, test } from "vitest";
import { hasVideoData, type Video } from "./media.ts";

const video: Video = {
  url: "https://video.example/1.mp4",
  thumbnailUrl: "",
  duration: "PT1M12S",
  uploadDate: "2026-03-02",
};

test.each<[string, Partial<Video>, boolean]>([
  ["url, duration and upload date", {}, true],
  ["no url", { url: "" }, false],
  ["no duration", { duration: undefined }, false],
  ["no upload date", { uploadDate: undefined }, false],
])("F15: a film with $0 has structured data: $2", (_what, changes, has) => {
  expect(hasVideoData({ ...video, ...changes })).toBe(has);
});
