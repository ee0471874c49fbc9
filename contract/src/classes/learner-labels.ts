/** Tells learners of a class apart by their names in it. */
interface Named {
  /** The name in the class. */
  readonly name: string;
  readonly username: string;
}

/** Returns a function that adds the username to a name that several of these learners have. */
export function labelsOf<Learner extends Named>(
  learners: readonly Learner[],
): (learner: Learner) => string {
  const spelled = ({ name }: Learner) => name.normalize('NFKC').toLowerCase();
  const names = learners.map(spelled);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return (learner) =>
    shared.has(spelled(learner)) ? `${learner.name} (${learner.username})` : learner.name;
}
