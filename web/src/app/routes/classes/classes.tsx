import { getRouteApi } from '@tanstack/react-router';
import { MyClassesPage } from '../../../features/classes/mine/my-classes-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/classes');

export function ClassesRoute() {
  const { user } = useAuth();
  const { code = '' } = route.useSearch();
  // Keeps the page visible while somebody who signs out is redirected to /auth.
  return user && <MyClassesPage user={user} code={code} />;
}
