/** Lets the operator register platforms, by hand or with a link for a platform that registers itself. */
import type { Database } from '../../platform/database/client.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { hashOf } from './login.ts';
import { ltiPaths } from './paths.ts';
import {
  addDeployment,
  countIdentities,
  deletePlatform,
  insertPlatform,
  insertRegistration,
  listPlatforms,
  type NewPlatform,
} from './queries.ts';

/** Days in which a link can be used. */
const linkDays = 3;

export async function describePlatforms(database: Database): Promise<string> {
  const platforms = await listPlatforms(database);
  if (platforms.length === 0) return 'No platform is registered, so LTI is off.';
  const accounts = await countIdentities(database);
  return platforms
    .map(({ id, name, issuer, clientId, deployments }) =>
      [
        `${String(id).padStart(4)}  ${name}`,
        `issuer ${issuer}`,
        `client ${clientId}`,
        `deployments ${deployments.length === 0 ? 'none yet, so every launch is refused' : deployments.join(', ')}`,
        `accounts ${String(accounts.get(id) ?? 0)}`,
      ].join('\n      '),
    )
    .join('\n');
}

export async function addPlatform(
  database: Database,
  platform: NewPlatform,
): Promise<string | null> {
  const id = await insertPlatform(database, platform);
  return id === null ? null : `${platform.name} is platform ${String(id)}.`;
}

export async function addPlatformDeployment(
  database: Database,
  id: number,
  deployment: string,
): Promise<string | null> {
  const isThere = await addDeployment(database, id, deployment);
  return isThere ? `Platform ${String(id)} may launch from deployment ${deployment}.` : null;
}

export async function removePlatform(database: Database, id: number): Promise<string | null> {
  const isGone = await deletePlatform(database, id);
  return isGone
    ? `Platform ${String(id)} is gone. Its learners keep their accounts and their classes.`
    : null;
}

export async function makeRegistrationLink(
  database: Database,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 3_600_000);
  await insertRegistration(database, { hash: hashOf(token), expiresAt });
  return `Give this link to the administrator of the platform. It works once, within ${String(linkDays)} days:\n${publicUrl}${ltiPaths.register}?link=${token}`;
}
