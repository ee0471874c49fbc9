/** Makes a value for its owner at the first request, and returns the same one from then on. */
export function oncePer<Owner extends object, Made>(
  make: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const before = made.get(owner);
    if (before !== undefined) return before;
    const now = make(owner);
    made.set(owner, now);
    return now;
  };
}
