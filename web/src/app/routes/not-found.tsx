import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { ButtonLink } from '../../lib/navigation/button-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function NotFoundPage() {
  useScreenTitle('Page Not Found');
  return (
    <Notice level={1} title="404 Page Not Found">
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </Notice>
  );
}
