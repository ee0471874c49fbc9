import { getRouteApi } from '@tanstack/react-router';
import { SchoolPage } from '../../../features/lti/school-page.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/school');

export function SchoolRoute() {
  const { launch = '' } = route.useSearch();
  const { user } = useAuth();
  return <SchoolPage launch={launch} user={user} />;
}
