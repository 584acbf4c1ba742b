import { readFileSync, writeFileSync } from 'node:fs';
import { knownMigrations } from '../server/platform/db/migrate.ts';
import { readColumns } from './release/read-columns.ts';

/** For a new release: what it reads, which the migrations of the next one leave in place. */
const FILE = 'server/platform/db/released-columns.json';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const released = { version, migration: knownMigrations().at(-1), columns: readColumns() };
writeFileSync(FILE, `${JSON.stringify(released, undefined, 2)}\n`);
console.log(`${FILE} says what ${version} reads.`);
