import { migrationList, openSchemaEngine } from './schema-engine';

/** Applies the migrations that the database lacks and returns their names. Throws Prisma's own message on failure. */
export async function migrate(connectionString: string): Promise<string[]> {
  const engine = await openSchemaEngine(connectionString);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await migrationList(),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}
