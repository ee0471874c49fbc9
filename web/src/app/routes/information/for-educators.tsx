import { getRouteApi } from '@tanstack/react-router';
import { EducatorsPage } from '../../../features/information/educators/educators-page.tsx';

const route = getRouteApi('/for-educators');

export function EducatorsRoute() {
  const { tab = 'resources' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <EducatorsPage
      tab={tab}
      onTab={(next) =>
        void navigate({
          search: next === 'resources' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
