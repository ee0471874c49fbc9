import { Landing } from '../../features/landing/landing.tsx';

export function LandingRoute() {
  return <Landing />;
}
