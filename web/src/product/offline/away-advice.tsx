import { NetworkError } from '../../lib/connectivity/connectivity.ts';

export interface AwayAdviceProps {
  /** The reason why it failed to load. */
  readonly error: Error | null | undefined;
  /** Name of the missing content, with a capital letter. */
  readonly what: string;
}

/** If the network has failed, says so, and says what works without it. */
export function AwayAdvice({ error, what }: AwayAdviceProps) {
  if (!(error instanceof NetworkError)) return null;
  return (
    <p>
      {what} isn’t on this device, and we can’t reach the site. What you’ve opened before still
      works without a connection.
    </p>
  );
}
