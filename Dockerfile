# Build: everything, then the site.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

# What the built server loads by name; all else is in its bundle.
FROM node:24-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-libraries.mjs scripts/npm.mjs ./scripts/
RUN npm install --no-save --omit=dev && node scripts/link-libraries.mjs

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/server/places ./server/places
COPY --from=build /app/server/search ./server/search
COPY --from=build /app/dist ./dist
# A new volume takes over the owner of the folder it covers.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# As little memory as scripts/bootstrap.mjs gives it.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
