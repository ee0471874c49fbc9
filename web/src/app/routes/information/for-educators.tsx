import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AgreementToRead } from '../../../features/information/educators/agreement-to-read.tsx';
import {
  EducatorsPage,
  type EducatorsTab,
} from '../../../features/information/educators/educators-page.tsx';

const route = getRouteApi('/for-educators');
/** Id of the part of the page that has the tabs. */
const hash = 'teaching';

export function EducatorsRoute() {
  const { tab, show } = route.useSearch();
  // While a link's page loads, the location is already that page's.
  const isSomewhere = useLocation({
    select: (location) => location.pathname !== route.id || location.hash !== '',
  });
  const navigate = route.useNavigate();
  const isFarDown = tab !== undefined && !isSomewhere;
  useEffect(() => {
    // A link to a tab, or a bookmark of one, opens with the tab in view.
    if (isFarDown) void navigate({ search: true, hash, replace: true });
  }, [isFarDown, navigate]);
  const choose = (next: EducatorsTab) =>
    void navigate({
      search: next === 'resources' ? {} : { tab: next },
      hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  if (show === 'agreement') return <AgreementToRead />;
  return <EducatorsPage tab={tab ?? 'resources'} onTab={choose} />;
}
