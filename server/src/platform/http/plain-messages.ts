/**
 * The sentence for a problem for which a schema has no message of its own. Children see it unchanged, so it
 * names no field: `application/problem+json` has each problem's path beside it.
 */
import type { z } from 'zod';

export const plainMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return "Part of this doesn't belong here.";
    case 'invalid_type':
      return issue.input === undefined
        ? 'Something is missing. Please fill in everything and try again.'
        : defaultMessage;
    case 'invalid_value':
      return "That isn't one of the choices.";
    case 'too_small':
      return issue.origin === 'string' ? 'That is too short.' : 'That is too little.';
    case 'too_big':
      return issue.origin === 'string' ? 'That is too long.' : 'That is too much.';
    default:
      return defaultMessage;
  }
};

const defaultMessage = "Something isn't right. Please check it and try again.";
