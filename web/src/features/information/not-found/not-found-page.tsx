import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { NotFoundPicture } from './not-found-picture.tsx';

export function NotFoundPage() {
  useScreenTitle('Page Not Found');
  return (
    <PageHero
      kicker="Two waves met here and canceled"
      title="404 Page Not Found"
      lead={
        <>
          <p>There's nothing at this address. Perhaps a letter in it got lost.</p>
          <p className="mt-3 text-base">
            If you're building this site: did you forget to add the page to the router?
          </p>
        </>
      }
      picture={<NotFoundPicture />}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the start</ButtonLink>
        <ButtonLink to="/courses" variant="secondary">
          Explore Courses
        </ButtonLink>
      </div>
    </PageHero>
  );
}
