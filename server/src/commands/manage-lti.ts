/** The work behind `npm run lti`. */
import { readConfig } from '../config.ts';
import {
  addPlatform,
  addPlatformDeployment,
  describePlatforms,
  isPlatformUrl,
  makeRegistrationLink,
  removePlatform,
  rotateKeys,
} from '../features/lti/index.ts';
import type { Database } from '../platform/database/client.ts';
import { done, outcomeOnDatabase, refused, type Outcome } from './outcome-on-database.ts';

const usage = `npm run lti                                       lists the platforms
npm run lti -- link                               makes a link with which a platform registers itself, once
npm run lti -- add <name> <issuer> <client id> <authorization URL> <token URL> <keys URL> [<deployment id> [<audience>]]
npm run lti -- deployment <number> <deployment id>  lets a platform launch from a deployment
npm run lti -- remove <number>                    a platform can no longer launch
npm run lti -- rotate                             makes a new key; the last one stays published`;

const missing = 'This database has no platforms. Start the server once, which makes the table.';

export async function manageLti(
  environment: NodeJS.ProcessEnv,
  [act = 'list', ...words]: readonly string[],
  now: Date,
): Promise<Outcome> {
  const onDatabase = (work: (database: Database) => Promise<Outcome>) =>
    outcomeOnDatabase(environment, missing, work);
  const [first = '', second = ''] = words;
  const platform = /^[1-9]\d{0,8}$/.test(first) ? Number(first) : null;
  const unknown = `There is no platform ${first}.`;
  if (act === 'list' && words.length === 0) {
    return onDatabase(async (database) => done(await describePlatforms(database)));
  }
  if (act === 'link' && words.length === 0) {
    return onDatabase(async (database) => {
      const { publicUrl } = readConfig(environment);
      return done(await makeRegistrationLink(database, { publicUrl, now }));
    });
  }
  if (act === 'add' && words.length >= 6 && words.length <= 8) return add(words, onDatabase);
  if (act === 'deployment' && platform !== null && words.length === 2) {
    return onDatabase(async (database) => {
      const text = await addPlatformDeployment(database, platform, second);
      return text === null ? refused(unknown) : done(text);
    });
  }
  if (act === 'remove' && platform !== null && words.length === 1) {
    return onDatabase(async (database) => {
      const text = await removePlatform(database, platform);
      return text === null ? refused(unknown) : done(text);
    });
  }
  if (act === 'rotate' && words.length === 0) {
    return onDatabase(async () => {
      await rotateKeys(readConfig(environment).dataFolder);
      return done('A new key signs from now on. The last one stays published until the next time.');
    });
  }
  return refused(usage);
}

async function add(
  words: readonly string[],
  onDatabase: (work: (database: Database) => Promise<Outcome>) => Promise<Outcome>,
): Promise<Outcome> {
  const [name = '', issuer = '', clientId = '', ...rest] = words;
  const [authorizationUrl = '', tokenUrl = '', keysUrl = '', deployment, audience] = rest;
  const wrong = [authorizationUrl, tokenUrl, keysUrl].find((url) => !isPlatformUrl(url));
  if (wrong !== undefined) return refused(`${wrong} is no address on https.`);
  return onDatabase(async (database) => {
    const text = await addPlatform(database, {
      ...{ name, issuer, clientId, authorizationUrl, tokenUrl, keysUrl },
      tokenAudience: audience ?? tokenUrl,
      deployments: deployment === undefined ? [] : [deployment],
    });
    return text === null ? refused('This platform is registered already.') : done(text);
  });
}
