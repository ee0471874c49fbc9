import type { Arrival, CurrentUser } from '@qubloom/contract';

export interface SchoolPageProps {
  /** The key of the launch in the address; empty if there is none. */
  readonly launch: string;
  readonly user: CurrentUser | null;
}

export interface OfArrival extends SchoolPageProps {
  readonly arrival: Arrival;
}
