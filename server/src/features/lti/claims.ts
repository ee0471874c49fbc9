/**
 * The claims of a launch, by the names of LTI 1.3, Deep Linking 2.0, Names and Roles 2.0, and Assignment and Grade
 * Services 2.0. Pure.
 */
import { z } from 'zod';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
export const claimNames = {
  messageType: `${lti}/message_type`,
  version: `${lti}/version`,
  deploymentId: `${lti}/deployment_id`,
  targetLinkUri: `${lti}/target_link_uri`,
  roles: `${lti}/roles`,
  context: `${lti}/context`,
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  namesAndRoles: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  deepLinkingSettings: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  data: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
} as const;

export const scopes = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

const text = z.string().min(1).max(4000);

const Shared = z.object({
  sub: text.max(255),
  name: z.string().max(500).nullish(),
  given_name: z.string().max(250).nullish(),
  family_name: z.string().max(250).nullish(),
  [claimNames.version]: z.literal('1.3.0'),
  [claimNames.deploymentId]: text.max(255),
  [claimNames.roles]: z.array(z.string()),
  [claimNames.context]: z
    .object({ id: text.max(255), label: z.string().nullish(), title: z.string().nullish() })
    .nullish(),
});

/** The claims of a launch that opens a link. */
export const LinkClaims = Shared.extend({
  [claimNames.messageType]: z.literal('LtiResourceLinkRequest'),
  [claimNames.targetLinkUri]: text,
  [claimNames.grades]: z.object({ scope: z.array(z.string()), lineitem: text.nullish() }).nullish(),
  [claimNames.namesAndRoles]: z.object({ context_memberships_url: text }).nullish(),
});
export type LinkClaims = z.infer<typeof LinkClaims>;

/** The claims of a launch in which a teacher picks an item. */
export const PickClaims = Shared.extend({
  [claimNames.messageType]: z.literal('LtiDeepLinkingRequest'),
  [claimNames.deepLinkingSettings]: z.object({
    deep_link_return_url: text,
    accept_types: z.array(z.string()),
    data: z.string().max(20_000).nullish(),
  }),
});
export type PickClaims = z.infer<typeof PickClaims>;

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/** Null for somebody who neither teaches nor learns, such as an observer. */
export function roleIn(roles: readonly string[]): 'teacher' | 'learner' | null {
  // A role of the course ends in its name; one within a role, as in `membership/Instructor#Grader`, has it before that.
  const has = (name: string) =>
    roles.some(
      (role) =>
        role === name ||
        role === `${membership}#${name}` ||
        role.startsWith(`${membership}/${name}#`),
    );
  if (has('Instructor') || has('Administrator') || has('ContentDeveloper')) return 'teacher';
  return has('Learner') ? 'learner' : null;
}

interface Named {
  readonly name?: string | null | undefined;
  readonly given_name?: string | null | undefined;
  readonly family_name?: string | null | undefined;
}

/** Null if the platform keeps the name to itself. */
export function nameIn({ name, given_name: given, family_name: family }: Named): string | null {
  const parts = [given, family].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  const found = parts.length > 0 ? parts.join(' ') : (name?.trim() ?? '');
  return found === '' ? null : found.replaceAll(/\s+/g, ' ');
}
