/** Errors that an honest caller can meet, each with a name and one plain sentence that a child can read. */
import { brand, type ErrorCode } from '@qubloom/contract';

export interface FieldProblem {
  /** Dotted, from the body's root: `answers.0.questionId`. Empty for the whole body. */
  readonly path: string;
  readonly message: string;
}

/** The caller gets the `message` unchanged: it must not name tables, files, or other learners. */
export abstract class Refusal extends Error {
  abstract readonly code: ErrorCode;
  /** Says more than the code, for callers that take errors as JSON. */
  readonly reason: string | null = null;
  /** The fields that are wrong, for forms. */
  readonly problems: readonly FieldProblem[];

  constructor(
    sentence: string,
    {
      problems = [],
      ...options
    }: ErrorOptions & { readonly problems?: readonly FieldProblem[] } = {},
  ) {
    super(sentence, options);
    this.problems = problems;
    this.name = new.target.name;
  }

  /** Names the field of a form, as `Invalid.at('name', ...)`. @param path dotted, from the body's root */
  static at<Kind extends Refusal>(
    this: new (sentence: string, problems: readonly FieldProblem[]) => Kind,
    path: string,
    sentence: string,
  ): Kind {
    return new this(sentence, [{ path, message: sentence }]);
  }
}

export class BadRequest extends Refusal {
  readonly code = 'bad-request';

  constructor(sentence = `${brand.name} could not read that request.`, options?: ErrorOptions) {
    super(sentence, options);
  }
}

export class NotSignedIn extends Refusal {
  readonly code = 'not-signed-in';

  constructor(sentence = 'Please sign in first.', problems: readonly FieldProblem[] = []) {
    super(sentence, { problems });
  }
}

export class Forbidden extends Refusal {
  readonly code = 'forbidden';
}

export class NotFound extends Refusal {
  readonly code = 'not-found';
}

export class Conflict extends Refusal {
  readonly code = 'conflict';

  constructor(sentence: string, problems: readonly FieldProblem[] = []) {
    super(sentence, { problems });
  }
}

export class MethodNotAllowed extends Refusal {
  readonly code = 'method-not-allowed';

  constructor(sentence = 'That cannot be done here.') {
    super(sentence);
  }
}

export class TooLarge extends Refusal {
  readonly code = 'too-large';

  constructor(sentence = 'That is too much to send at once.') {
    super(sentence);
  }
}

export class UnsupportedMediaType extends Refusal {
  readonly code = 'unsupported-media-type';

  constructor(sentence = `${brand.name} only reads JSON.`) {
    super(sentence);
  }
}

/** The requested part of a file is not in it. */
export class RangeNotSatisfiable extends Refusal {
  readonly code = 'range-not-satisfiable';

  constructor() {
    super('The file is shorter than that.');
  }
}

export class Invalid extends Refusal {
  readonly code = 'invalid';

  constructor(sentence: string, problems: readonly FieldProblem[] = []) {
    super(sentence, { problems });
  }
}

export class TooMany extends Refusal {
  readonly code = 'too-many';
  readonly retryAfterSeconds: number;

  constructor(sentence: string, retryAfterSeconds: number) {
    super(sentence);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

export class Unavailable extends Refusal {
  readonly code = 'unavailable';
  readonly retryAfterSeconds: number;

  constructor(
    sentence = `${brand.name} needs a moment. Please try again soon.`,
    retryAfterSeconds = 2,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Our own mistake; only the log says what happened. */
export class Internal extends Refusal {
  readonly code = 'internal';

  constructor() {
    super('Something went wrong on our side. Please try again.');
  }
}
