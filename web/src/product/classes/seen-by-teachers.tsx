/** A list of what teachers see of learners and what they never see, in the same words for both. */
interface SeenByTeachersProps {
  /** The sentences that begin the two lists. */
  readonly seen: string;
  readonly neverSeen: string;
}

export function SeenByTeachers({ seen, neverSeen }: SeenByTeachersProps) {
  return (
    <>
      <List title={seen} items={seenItems} />
      <List title={neverSeen} items={neverSeenItems} />
    </>
  );
}

const seenItems = [
  'lessons, quizzes, and tasks, and how they went',
  'where to look again, and badges',
  'time in steps such as “15 to 30 minutes”',
  'results of what a teacher assigns, even from before joining',
  'a circuit or a program that is handed in for the class, with every name and word in it',
] as const;

const neverSeenItems = [
  'chats',
  'flashcards',
  'other programs and other circuits, except in a room that a teacher opens for a group',
  'what was tried before handing in',
] as const;

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
}

function List({ title, items }: ListProps) {
  return (
    <div>
      <p>{title}</p>
      <ul aria-label={title} className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
