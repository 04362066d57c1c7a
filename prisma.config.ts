import { defineConfig } from 'prisma/config';

// `prisma generate` looks for a schema-engine binary that it never runs, and downloads it where it is missing.
// Pointing it at Node itself keeps the installation offline; migrations use the same engine in WASM (lib/db/migrate.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed.ts' },
});
