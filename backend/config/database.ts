import { isBuilding, readEnvironment } from '../src/platform/environment/environment';
import { databaseFile } from '../src/platform/environment/paths';
import { openPostgresConnection } from '../src/platform/environment/postgres';
import { openConnection } from '../src/platform/environment/sqlite';
import { assertDatabaseFileIsWritable } from '../src/platform/environment/sqlite-file';

const { DATABASE_URL } = readEnvironment();

// A removed type or attribute must never take its table or column along at the next start.
const settings = { forceMigration: false };

function sqlite() {
  const filename = databaseFile();
  if (!isBuilding()) assertDatabaseFileIsWritable(filename);
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: openConnection },
    },
    settings,
  };
}

function postgres(connectionString: string) {
  return {
    connection: {
      client: 'postgres',
      connection: { connectionString, keepAlive: true },
      pool: { min: 0, max: 16, afterCreate: openPostgresConnection },
      acquireConnectionTimeout: 20_000,
    },
    settings,
  };
}

export default () => (DATABASE_URL ? postgres(DATABASE_URL) : sqlite());
