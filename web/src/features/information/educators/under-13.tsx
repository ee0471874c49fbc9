import { TextLink } from '../../../ui/controls/text-link.tsx';

/** Said early, because a school needs time to agree. */
export function Under13() {
  return (
    <p className="max-w-[65ch]">
      Under 13, your school has to agree first; here is{' '}
      <TextLink to="/for-educators" search={{ show: 'agreement' }}>
        the page for your principal
      </TextLink>
      .
    </p>
  );
}
