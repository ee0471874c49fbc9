import { NetworkError } from '../../lib/api/api.ts';

export interface AwayAdviceProps {
  /** Why it did not come. */
  readonly error: Error | null | undefined;
  /** What is missing, with a capital letter. */
  readonly what: string;
}

/** Where the network is what failed: that it is not here, and what works all the same. */
export function AwayAdvice({ error, what }: AwayAdviceProps) {
  if (!(error instanceof NetworkError)) return null;
  return (
    <p>
      {what} isn’t on this device, and we can’t reach the site. What you’ve opened before still
      works without a connection.
    </p>
  );
}
