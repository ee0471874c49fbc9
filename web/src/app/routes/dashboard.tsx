import { getRouteApi } from '@tanstack/react-router';
import { Dashboard } from '../../features/progress/dashboard.tsx';

const route = getRouteApi('/dashboard');

export function DashboardRoute() {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Dashboard
      tab={tab ?? 'overview'}
      onTab={(next) =>
        void navigate({
          search: next === 'overview' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
