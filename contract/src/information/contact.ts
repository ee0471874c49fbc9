/** Contact form. It sends nothing yet, so it has a schema but no endpoint. */
import { z } from 'zod';
import { AnyEmail } from '../accounts/accounts.ts';
import { hasControlCharacter, hasVisibleCharacter } from '../names.ts';

/** Minimum number of characters. */
export const contactLimits = { name: 2, subject: 3, message: 10 } as const;

/** Milliseconds for which the form appears to be sending. */
export const contactDelay = 1500;

export const ContactTopic = z.enum(
  ['general', 'support', 'feedback', 'partnership'],
  'Please select an inquiry type.',
);
export type ContactTopic = z.infer<typeof ContactTopic>;

const atLeast = (min: number, name: string) =>
  z
    .string()
    .trim()
    .min(min, `${name} must be at least ${String(min)} characters.`);

export const ContactMessage = z.object({
  name: atLeast(contactLimits.name, 'Name').refine(
    (name) => name === '' || (hasVisibleCharacter(name) && !hasControlCharacter(name)),
    'Please use letters in a name.',
  ),
  email: AnyEmail.pipe(z.email('Please enter a valid email address.')),
  subject: atLeast(contactLimits.subject, 'Subject'),
  message: atLeast(contactLimits.message, 'Message'),
  inquiry: ContactTopic,
});
export type ContactMessage = z.infer<typeof ContactMessage>;
