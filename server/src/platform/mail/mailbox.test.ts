import { expect, test } from 'vitest';
import { isSameMailbox } from './mailbox.ts';

// Shows: A20 mailboxes
test.each([
  ['parent@example.org', 'PARENT@Example.ORG'],
  ['parent@example.org', ' parent@example.org '],
  ['parent@example.org', 'parent+kid@example.org'],
  ['parent@example.org', 'parent@example.org.'],
  ['par.ent@gmail.com', 'p.a.r.e.n.t+x@googlemail.com'],
  ['parent@example.org', '\uff50arent@example.org'],
])('%s and %s are the same mailbox', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
});

test.each([
  ['parent@example.org', 'parents@example.org'],
  ['par.ent@example.org', 'parent@example.org'],
  ['parent@example.org', 'parent@example.com'],
])('%s and %s are different mailboxes', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});
