import { migrationList, withSchemaEngine } from './schema-engine';

/**
 * Applies the migrations that the database lacks and returns their names. Throws Prisma's own message on failure.
 * @param only no others than these: the state a backup was in
 */
export async function migrate(connectionString: string, only?: readonly string[]): Promise<string[]> {
  const all = await migrationList();
  const migrationsList = {
    ...all,
    migrationDirectories: all.migrationDirectories.filter(({ path }) => only?.includes(path) ?? true),
  };
  return withSchemaEngine(connectionString, async (engine) => {
    const filters = { externalTables: [], externalEnums: [] };
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

/** Names of all migrations this version knows, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await migrationList()).migrationDirectories.map(({ path }) => path);
}
