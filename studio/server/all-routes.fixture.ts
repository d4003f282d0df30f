import { createRoutes } from "./api/create-routes.ts";
import type { ContentService } from "./content/content-service.ts";
import { createRendering } from "./render/create-rendering.ts";

/** A content service that can do nothing. */
const content: ContentService = {
  call: async () => ({ status: 500, body: {} }),
  upload: async () => ({ status: 500, body: {} }),
  mediaOrigins: [],
};

const site = {
  port: 3000,
  isLocal: true,
  next: () => {},
  finish: (html: string) => html,
  secure: (html: string) => ({ html, headers: {} }),
  scriptMark: "",
};
const sessions = { end: async () => {}, isLive: async () => false };
const settings = {
  root: process.cwd(),
  renderer: undefined,
  site,
  content,
  origin: "http://studio.localhost:3000",
  now: () => 0,
};

const api = createRoutes({
  ...settings,
  development: false,
  own: { host: "localhost", port: 1 },
  sessions,
  audit: { readLines: async () => "" },
  readGroups: async () => ({}),
  readKinds: async () => ({}),
  checks: { wake: () => {} },
});

/** All routes of the API: the method, an address, and the action that a role has to permit. */
export const allRoutes = [...api, ...createRendering({ ...settings, sessions, onError: () => {} }).routes].map(
  ({ method, path, action }) => ({
    method,
    path: path.replaceAll(/:\w+/g, "none"),
    action,
  }),
);
