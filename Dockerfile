# The site with its embedded services. docs/deploy.md says how to run it; `npm run test:long -- deploy` runs these steps.
FROM node:22-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY embedded/booking/package.json embedded/booking/
COPY embedded/content-service/package.json embedded/content-service/
COPY embedded/media/package.json embedded/media/
COPY embedded/plans/package.json embedded/plans/
COPY embedded/provider-api/package.json embedded/provider-api/
COPY embedded/runtime/package.json embedded/runtime/
COPY embedded/start/package.json embedded/start/
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev
RUN mkdir -p .data

FROM node:22-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "server/healthcheck.mjs"]
CMD ["node", "--import", "tsx", "server.ts"]
