/**
 * The keys with which this site signs what it sends to platforms. They are in a file of the data folder, so that no copy of
 * the database can sign. If the file is lost, the next use makes a new one, and platforms fetch its public half by its
 * address.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { z } from 'zod';

const algorithm = 'RS256';

const KeyFile = z.object({
  /** Private keys, the newest first. Only the first one signs; the others are still published. */
  keys: z.array(z.looseObject({ kid: z.string() })).min(1),
});
type Keys = z.infer<typeof KeyFile>['keys'];

const pathOfKeys = (dataFolder: string) => join(dataFolder, 'lti-keys.json');

/** The public halves, as a JSON Web Key Set. */
export async function publicKeys(dataFolder: string): Promise<{ keys: JWK[] }> {
  const keys = await readKeys(dataFolder);
  return {
    keys: keys.map(({ kty, n, e, kid }) => ({ kty, n, e, kid, alg: algorithm, use: 'sig' }) as JWK),
  };
}

export interface SignOptions {
  readonly dataFolder: string;
  readonly now: Date;
  /** Seconds until the signed text expires. */
  readonly lifetime: number;
}

export async function signAsTool(
  payload: JWTPayload,
  { dataFolder, now, lifetime }: SignOptions,
): Promise<string> {
  const [newest] = await readKeys(dataFolder);
  if (newest === undefined) throw new Error('There is no key.');
  return new SignJWT(payload)
    .setProtectedHeader({ alg: algorithm, kid: newest.kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetime * 1000))
    .setJti(randomUUID())
    .sign(await importJWK(newest as JWK, algorithm));
}

/** Makes a new key. The one before stays published, because platforms may remember it for a while. */
export async function rotateKeys(dataFolder: string): Promise<void> {
  const [last] = await readKeys(dataFolder);
  const path = pathOfKeys(dataFolder);
  await rename(
    await writeBeside(path, [await newKey(), ...(last === undefined ? [] : [last])]),
    path,
  );
}

async function readKeys(dataFolder: string): Promise<Keys> {
  const path = pathOfKeys(dataFolder);
  const found = await readFile(path, 'utf8').catch(unless('ENOENT'));
  if (found !== undefined) return KeyFile.parse(JSON.parse(found)).keys;
  const made = await writeBeside(path, [await newKey()]);
  // If another process was faster, its file counts.
  await link(made, path).catch(unless('EEXIST'));
  await unlink(made);
  return KeyFile.parse(JSON.parse(await readFile(path, 'utf8'))).keys;
}

async function newKey(): Promise<Keys[number]> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID() };
}

/** Only the owner of the process may read the file. */
async function writeBeside(path: string, keys: Keys): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify({ keys }), { mode: 0o600, flag: 'wx' });
  return beside;
}

const unless = (code: string) => (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === code) return undefined;
  throw error;
};
