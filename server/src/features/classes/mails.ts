/** The mail to a learner's grown-ups after the learner has joined a class. */
import { brand, seenByTeachers, type ClassId, type UserId } from '@qubloom/contract';
import type { Letter, LetterPart } from '../../platform/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { isSameMailbox } from '../../platform/mail/mailbox.ts';
import { addressesOfGrownUps } from '../families/index.ts';
import { findJoined, listTeachersOf, type JoinedClass } from './queries.ts';

/** The data of the mail in the outbox. */
export interface JoinedPayload {
  readonly userId: UserId;
  readonly classId: ClassId;
}

/** @param origin the site's origin, from its settings */
export function classMails(origin: string): Readonly<Record<string, MailWriter>> {
  return {
    'class-joined': {
      async write(tx, { to, payload }) {
        const { userId, classId } = payload as JoinedPayload;
        const joined = await findJoined(tx, classId, userId);
        // The learner has left again.
        if (joined === null) return null;
        const grownUps = await addressesOfGrownUps(tx, { id: userId, ageRange: joined.ageRange });
        const reader = grownUps.find(({ email }) => isSameMailbox(email, to));
        if (reader === undefined) return null;
        const teachers = await listTeachersOf(tx, [classId]);
        return letterOf(joined, {
          teachers: teachers.map(({ firstName, username }) => `${firstName} (${username})`),
          ways: waysTo(joined, origin, reader.isParents),
        });
      },
    },
  };
}

function letterOf(
  { firstName, username, className }: JoinedClass,
  {
    teachers,
    ways,
  }: { readonly teachers: readonly string[]; readonly ways: readonly LetterPart[] },
): Letter {
  return {
    subject: `${firstName} is now in the class “${className}”`,
    parts: [
      'Hello,',
      `${firstName} (${username}) has joined the class “${className}” at ${brand.name} with a code or through the school. Its teachers: ${new Intl.ListFormat('en').format(teachers)}. We know only these names, so please ask ${firstName} if you don't know who that is.`,
      `From now on, the teachers see ${seenByTeachers}. They don't see chats, flashcards, or what was before.`,
      ...ways,
    ],
    reason: `You get this because ${firstName} is your child, or linked to you, at ${brand.name}.`,
  };
}

function waysTo(
  { firstName, ageRange }: JoinedClass,
  origin: string,
  isParents: boolean,
): LetterPart[] {
  const familyPage = { label: 'Open your family page', url: `${origin}/family` };
  if (ageRange !== 'under-13') {
    return [
      `${firstName} decides about classes and can leave at any time. Your family page lists them.`,
      familyPage,
    ];
  }
  const end = `If you don't want that, end it with the button “End it” beside the class, which takes ${firstName} out at once. You find it`;
  if (!isParents) return [`${end} on your family page:`, familyPage];
  return [
    `${end} on the parent's page, which needs no account, or on your family page:`,
    { label: "Ask for a link to the parent's page", url: `${origin}/parent` },
    familyPage,
  ];
}
