import { TextLink } from '../../../ui/controls/text-link.tsx';

/** Links to the terms and the privacy policy, for reading before creating an account. */
export function Papers() {
  return (
    <p className="text-sm text-ink-soft">
      You can read the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink> first.
    </p>
  );
}
