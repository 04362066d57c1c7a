import { migrationList, withSchemaEngine } from './schema-engine';

/** Applies the migrations that the database lacks and returns their names. Throws Prisma's own message on failure. */
export async function migrate(connectionString: string): Promise<string[]> {
  const migrationsList = await migrationList();
  return withSchemaEngine(connectionString, async (engine) => {
    const filters = { externalTables: [], externalEnums: [] };
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}
