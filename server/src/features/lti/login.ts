/** The first half of a launch: the platform announces a person, and the browser is sent back to it with a state. */
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { BadRequest, NotFound } from '../../platform/errors.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { ltiPaths } from './paths.ts';
import { findPlatform, insertLaunch } from './queries.ts';

/** Milliseconds between the announcement and the launch. */
const loginLifetime = 10 * 60_000;

const text = z.string().min(1).max(4000);

/** The parameters of a third-party initiated login. */
const Login = z.object({
  iss: text,
  login_hint: text,
  target_link_uri: text,
  lti_message_hint: text.optional(),
  client_id: text.optional(),
  lti_deployment_id: text.optional(),
});
export type Login = z.infer<typeof Login>;

/** @throws {BadRequest} */
export function readLogin(parameters: unknown): Login {
  const login = Login.safeParse(parameters).data;
  if (login === undefined) {
    throw new BadRequest("Your school's platform left something out of this start.");
  }
  return login;
}

/** True for a teacher who picks an item; this works in the frame of the platform, and has to. */
export function isForPicking({ target_link_uri }: Login, publicOrigin: string): boolean {
  const url = URL.parse(target_link_uri);
  return url?.origin === publicOrigin && url.pathname === ltiPaths.pick;
}

export interface BegunLogin {
  /** Where the browser goes next. */
  readonly url: string;
}

/** @param browser the value of the browser's cookie */
export async function beginLaunch(
  context: Context,
  login: Login,
  browser: string,
): Promise<BegunLogin> {
  const { database, now, publicOrigin } = context;
  const platform = await findPlatform(database, login.iss, login.client_id);
  if (platform === null) {
    throw new NotFound("Your school's platform is not registered here.");
  }
  const [state, nonce] = [newToken(), newToken()];
  await insertLaunch(database, {
    key: hashOf(state),
    browser: hashOf(browser),
    platformId: platform.id,
    nonce,
    expiresAt: new Date(now().getTime() + loginLifetime),
  });
  const url = new URL(platform.authorizationUrl);
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: `${publicOrigin}${ltiPaths.launch}`,
    login_hint: login.login_hint,
    ...(login.lti_message_hint !== undefined && { lti_message_hint: login.lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href };
}

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
