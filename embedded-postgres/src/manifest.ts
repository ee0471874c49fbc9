/**
 * The manifest of a backup, which shows whether the backup is whole. It has PostgreSQL's own format, so that
 * `pg_verifybackup` can read it: see "Backup Manifest Format" in PostgreSQL's manual.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DamagedBackup } from './errors.ts';

/** The start and end of the log that makes the copy consistent. */
export interface LogRange {
  /** Decimal digits; the value is too large for a number. */
  readonly systemIdentifier: string;
  readonly timeline: number;
  /** In PostgreSQL's notation, e.g. `0/2000028`. */
  readonly start: string;
  readonly end: string;
}

interface ManifestFile {
  readonly Path: string;
  readonly Size: number;
  readonly 'Last-Modified': string;
  readonly 'Checksum-Algorithm': 'SHA256';
  readonly Checksum: string;
}

interface Manifest {
  readonly Files: readonly ManifestFile[];
  readonly 'WAL-Ranges': readonly {
    readonly Timeline: number;
    readonly 'Start-LSN': string;
    readonly 'End-LSN': string;
  }[];
}

const manifestName = 'backup_manifest';
/** The manifest doesn't list the log's files: a range of the log says which ones are needed. */
const logFolder = 'pg_wal';

/** Lists all files of a finished copy. */
export async function writeManifest(folder: string, range: LogRange): Promise<void> {
  const files: ManifestFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, '/');
    if (name.startsWith(`${logFolder}/`)) continue;
    const { size, mtime } = await stat(path);
    files.push({
      Path: name,
      Size: size,
      'Last-Modified': mtime.toISOString().replace('T', ' ').replace(/\..*/, ' GMT'),
      'Checksum-Algorithm': 'SHA256',
      Checksum: await checksumOf(path),
    });
  }
  const walRange = `{ "Timeline": ${String(range.timeline)}, "Start-LSN": "${range.start}", "End-LSN": "${range.end}" }`;
  const text = [
    '{ "PostgreSQL-Backup-Manifest-Version": 2,',
    `"System-Identifier": ${range.systemIdentifier},`,
    `"Files": [\n${files.map((file) => JSON.stringify(file)).join(',\n')}\n],`,
    `"WAL-Ranges": [\n${walRange}\n],`,
    '',
  ].join('\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, manifestName), `${text}"Manifest-Checksum": "${checksum}"}\n`, {
    mode: 0o600,
  });
}

/** @throws {DamagedBackup} if a file of the backup is missing or has changed. */
export async function verifyBackup(backup: string): Promise<void> {
  const manifest = await readManifest(backup);
  for (const { Path: path, Size: size, Checksum: checksum } of manifest.Files) {
    const file = join(backup, path);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) throw damaged(backup, `${path} is missing.`);
    if (found.size !== size || (await checksumOf(file)) !== checksum) {
      throw damaged(backup, `${path} is not as it was when the backup was made.`);
    }
  }
  for (const segment of manifest['WAL-Ranges'].flatMap(segmentsOf)) {
    const found = await stat(join(backup, logFolder, segment)).catch(() => undefined);
    if (found?.size !== segmentSize) throw damaged(backup, `${logFolder}/${segment} is missing.`);
  }
}

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new DamagedBackup(
      `There is no backup in ${backup}, or no ${manifestName} in it, without which it is not known to be whole.`,
    );
  }
  const [, listed, checksum] =
    /^([^]*\n)"Manifest-Checksum": "([0-9a-f]{64})"\}\s*$/.exec(text) ?? [];
  if (listed === undefined || createHash('sha256').update(listed).digest('hex') !== checksum) {
    throw damaged(backup, `${manifestName} is not as it was when the backup was made.`);
  }
  return JSON.parse(text) as Manifest;
}

function damaged(backup: string, what: string): DamagedBackup {
  return new DamagedBackup(
    `The backup in ${backup} is damaged: ${what} Nothing was changed. Take another backup.`,
  );
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** In bytes; initdb's default. */
const segmentSize = 16 * 1024 * 1024;

/** The names of the log's files from the first to the last byte of the range. */
function segmentsOf(range: Manifest['WAL-Ranges'][number]): string[] {
  const first = Math.floor(positionOf(range['Start-LSN']) / segmentSize);
  const last = Math.floor((positionOf(range['End-LSN']) - 1) / segmentSize);
  const perLog = 2 ** 32 / segmentSize;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const segment = first + index;
    return [range.Timeline, Math.floor(segment / perLog), segment % perLog]
      .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
      .join('');
  });
}

/** A position in the log, in bytes; exact up to 2^53. */
function positionOf(position: string): number {
  const [high = '', low = ''] = position.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
