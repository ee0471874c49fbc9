import { TeachPage } from '../../../features/classes/teach/teach-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

export function TeachRoute() {
  const { user } = useAuth();
  // Keeps the page visible while somebody who signs out is redirected to /auth.
  return user && <TeachPage user={user} />;
}
