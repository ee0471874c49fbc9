/** The addresses that platforms know. They are no calls of the contract, because forms are sent to them from elsewhere. */
export const ltiPaths = {
  login: '/api/lti/login',
  launch: '/api/lti/launch',
  pick: '/api/lti/pick',
  keys: '/api/lti/keys',
  register: '/api/lti/register',
} as const;

/** The parameter of the launch address that names an item. */
export const itemParameter = 'item';
