# One server of Spinney. docs/hosting.md says how it is set up.
FROM node:24-bookworm-slim AS build
WORKDIR /spinney
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
 && node scripts/build.mjs \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    SPINNEY_HOST=0.0.0.0 \
    SPINNEY_PORT=4173 \
    SPINNEY_DATA=/data \
    SPINNEY_PAGE=/spinney/packages/web/dist
WORKDIR /spinney
COPY --from=build /spinney /spinney
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is told to stop, and lets what is being done come to its end.
CMD ["node", "packages/server/bin/spinney-server.mjs"]
