import { defineSlice } from "../../renderer/index.ts";
import { filmNeeds } from "./choose-film.ts";
import { Video } from "./Video.tsx";
import { videoObject } from "./video-object.ts";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "video",
  variations: ["default"],
  fields,
  needs: filmNeeds,
  role: { label: ({ title }) => title },
  structuredData: videoObject,
  Component: Video,
});
