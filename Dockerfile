# One image for every process and every command: docker build --build-arg COMMIT=$(git rev-parse HEAD) -t peakworks .
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-trixie-slim
# pg_dump and pg_restore of PostgreSQL 17, for ./peakworks backup.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
ARG COMMIT
ENV NODE_ENV=production DATA_DIR=/data COMMIT=$COMMIT
WORKDIR /site
COPY --from=build /site .
# A volume that is mounted here is the site's own from the start.
RUN mkdir -p /data/backups && chown -R node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# Not through npm, which wouldn't pass on the stop signal. The flags keep V8's young garbage at 24 MB: it would grow to 100, and collecting less of it more often slows every response.
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "server/start.ts"]
