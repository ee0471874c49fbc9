interface Named {
  readonly firstName: string;
  readonly username: string;
}

/** An account may have no first name. */
export const nameOf = ({ firstName, username }: Named): string => firstName || username;

/** For example `Grace and Alan`. */
export const namesOf = (people: readonly Named[]): string =>
  new Intl.ListFormat('en').format(people.map(nameOf));
